import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../sessions/accessTokens.ts';
import { Body, normalizeEmail } from '../http/body.ts';
import type { Executor, SignInContext } from '../context.ts';
import { requestEmailChange } from '../users/emailChange.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { readCodeChallenge, type CodeChallenge } from '../mails/pkce.ts';
import { limitAccount, limitAddress, spaceMails } from '../rateLimits/rateLimits.ts';
import { sendNonce } from '../mails/reauthentication.ts';
import { sendSignInCode } from '../mails/signInCode.ts';
import { replaceTokenMail } from '../mails/tokenMails.ts';
import { findUserByEmail, type UserRow } from '../users/users.ts';
import { requestedRedirect } from './signUp.ts';

interface MailRequest {
  purpose: 'signup' | 'recovery' | 'email_change';
  email: string;
  challenge: CodeChallenge | undefined;
  redirectTo: string;
}

async function limitMails(context: SignInContext, request: FastifyRequest, email: string) {
  await limitAddress(context, 'mail', request);
  await limitAccount(context, 'mail', email);
}

/**
 * Minimum response time in milliseconds. It is longer than sending a mail takes, so that the
 * response time does not reveal whether a mail was sent.
 */
const answerAfterMs = 100;

/**
 * Sends a mail to the account with this address. If there is no account, the rate limit and the
 * response are the same.
 */
async function sendToAccount(
  context: SignInContext,
  { purpose, email }: { purpose: string; email: string },
  send: (db: Executor, user: UserRow) => Promise<void>,
): Promise<void> {
  const sent = context.db.transaction().execute(async (db) => {
    await spaceMails(context, db, purpose, email);
    const user = await findUserByEmail(db, email);
    if (user !== undefined) await send(db, user);
  });
  await Promise.all([sent, context.wait(answerAfterMs)]);
}

/**
 * Sends a recovery mail. For the other purposes, sends a mail only if the confirmation of an
 * address is pending.
 */
async function sendIfUseful(context: SignInContext, wanted: MailRequest): Promise<void> {
  const { purpose, email, ...rest } = wanted;
  await sendToAccount(context, wanted, async (db, user) => {
    if (purpose === 'recovery' || (purpose === 'signup' && user.email_confirmed_at === null)) {
      await replaceTokenMail(context, db, user, { purpose, ...rest });
    } else if (purpose === 'email_change' && user.new_email !== null) {
      // Another account may have taken the new address since. Sends no mail then, because a caller
      // without a session must not learn this.
      const isTaken = (await findUserByEmail(db, user.new_email)) !== undefined;
      if (!isTaken) await requestEmailChange(context, db, user, { email: user.new_email, ...rest });
    }
  });
}

/** Returns the address of a request for a sign-in code. */
function readCodeRequest(body: Body): string {
  const [email, phone] = [body.text('email'), body.text('phone')];
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (email === '' && phone === '') throw invalid('One of email or phone must be set');
  if (phone !== '') {
    throw new AuthApiError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (body.flag('create_user', true)) {
    throw new AuthApiError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  // Reads the PKCE challenge only to validate it. The mail has no link, so no PKCE flow is stored.
  readCodeChallenge(body);
  return normalizeEmail(email);
}

function readResendType(body: Body): 'signup' | 'email_change' {
  const type = body.text('type');
  if (type === 'sms' || type === 'phone_change') {
    if (body.text('phone') === '') throw invalid('Type provided requires a phone number');
    throw new AuthApiError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (body.text('email') === '' && body.text('phone') === '') {
    throw invalid('Missing email address or phone number');
  }
  if (body.text('email') === '') throw invalid('Type provided requires an email address');
  if (body.text('phone') !== '') {
    throw invalid('Only an email address or phone number should be provided.');
  }
  return type;
}

export function mailRequestRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const { user } = await authenticate(context, request);
    await limitMails(context, request, user.email);
    await context.db.transaction().execute(async (db) => {
      await spaceMails(context, db, 'reauthentication', user.email);
      await sendNonce(context, db, user);
    });
    return {};
  });

  app.post('/recover', async (request) => {
    const body = new Body(request);
    if (body.text('email') === '') throw invalid('Password recovery requires an email');
    const challenge = readCodeChallenge(body);
    const email = normalizeEmail(body.text('email'));
    await limitMails(context, request, email);
    const redirectTo = requestedRedirect(context, request);
    await sendIfUseful(context, { purpose: 'recovery', email, challenge, redirectTo });
    return {};
  });

  app.post('/otp', async (request) => {
    const email = readCodeRequest(new Body(request));
    await limitMails(context, request, email);
    await sendToAccount(context, { purpose: 'magiclink', email }, async (db, user) => {
      if (user.email_confirmed_at !== null) await sendSignInCode(context, db, user);
    });
    return {};
  });

  app.post('/resend', async (request) => {
    const body = new Body(request);
    const purpose = readResendType(body);
    const challenge = readCodeChallenge(body);
    const email = normalizeEmail(body.text('email'));
    await limitMails(context, request, email);
    const redirectTo = requestedRedirect(context, request);
    await sendIfUseful(context, { purpose, email, challenge, redirectTo });
    return {};
  });
}
