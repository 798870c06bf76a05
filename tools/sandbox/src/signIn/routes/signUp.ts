import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Body, normalizeEmail, queryText } from '../http/body.ts';
import type { Executor, SignInContext } from '../context.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { alreadyRegisteredMail } from '../mails/mailMessages.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import { checkNewPassword } from '../passwords/passwordRules.ts';
import { readCodeChallenge, type CodeChallenge } from '../mails/pkce.ts';
import { chooseRedirect } from '../http/redirects.ts';
import type { Metadata } from '../database/tables.ts';
import {
  limitAccount,
  limitAddress,
  secondsUntilNextMail,
  spaceMails,
} from '../rateLimits/rateLimits.ts';
import { replaceTokenMail } from '../mails/tokenMails.ts';
import { obfuscatedUserJson, userJson, type UserJson } from '../users/userJson.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from '../users/users.ts';

interface SignUpRequest {
  email: string;
  passwordHash: string;
  data: Metadata;
  challenge: CodeChallenge | undefined;
  redirectTo: string;
}

/** Returns the redirect target that the request asks for, if the settings allow it. */
export function requestedRedirect(context: SignInContext, request: FastifyRequest): string {
  const header = request.headers['redirect_to'];
  const wish = typeof header === 'string' ? header : queryText(request, 'redirect_to');
  return chooseRedirect(wish, request.headers.referer, context.settings);
}

async function readSignUp(context: SignInContext, request: FastifyRequest): Promise<SignUpRequest> {
  const body = new Body(request);
  const [email, phone, password] = [body.text('email'), body.text('phone'), body.text('password')];
  if (email === '' && phone === '') {
    throw new AuthApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (password === '') throw invalid('Signup requires a valid password');
  checkNewPassword({ password, email }, context.settings);
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const challenge = readCodeChallenge(body);
  if (phone !== '') {
    if (challenge !== undefined) throw invalid('PKCE not supported for phone signups');
    throw new AuthApiError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const address = normalizeEmail(email);
  await limitAddress(context, 'signUp', request);
  await limitAccount(context, 'signUp', address);
  return {
    email: address,
    passwordHash: await context.passwords.hash(password),
    data: body.record('data'),
    challenge,
    redirectTo: requestedRedirect(context, request),
  };
}

async function answerOwner(context: SignInContext, db: Executor, email: string): Promise<void> {
  const wait = await secondsUntilNextMail(context, db, 'already-registered', email);
  if (wait === 0) {
    await putIntoOutbox(context, db, alreadyRegisteredMail(email, context.settings.siteUrl));
  }
}

async function sendConfirmation(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  { challenge, redirectTo }: SignUpRequest,
): Promise<void> {
  await spaceMails(context, db, 'signup', user.email);
  await replaceTokenMail(context, db, user, { purpose: 'signup', challenge, redirectTo });
}

async function signUp(
  context: SignInContext,
  db: Executor,
  wanted: SignUpRequest,
): Promise<UserJson> {
  const created = await insertUser(context, db, wanted);
  const user = created ?? (await findUserByEmail(db, wanted.email));
  if (user === undefined) {
    throw new AuthApiError(422, 'user_already_exists', 'User already registered');
  }
  if (user.email_confirmed_at !== null) {
    await answerOwner(context, db, user.email);
    return obfuscatedUserJson(context, user.email, wanted.data);
  }
  // Keeps the password of the first sign-up, because the second sign-up may come from another
  // person.
  await sendConfirmation(context, db, user, wanted);
  return userJson(db, (await findUser(db, user.id)) ?? user);
}

export function signUpRoutes(app: FastifyInstance, context: SignInContext): void {
  app.post('/signup', async (request) => {
    const wanted = await readSignUp(context, request);
    return context.db.transaction().execute((transaction) => signUp(context, transaction, wanted));
  });
}
