import type { FastifyReply, FastifyRequest } from 'fastify';
import { Body } from '../http/body.ts';
import type { Executor, SignInContext } from '../context.ts';
import {
  deviceSubject,
  isKnownDevice,
  nameDevice,
  readDevice,
  rememberDevice,
} from '../rateLimits/devices.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { usesSecretKey } from '../http/gateway.ts';
import { openSession, type OpenSession } from '../sessions/sessions.ts';
import { clearAccount, limitAccount, limitAddress } from '../rateLimits/rateLimits.ts';
import { findUserByEmail, isBanned, type UserRow } from '../users/users.ts';

function readCredentials(request: FastifyRequest): { email: string; password: string } {
  const body = new Body(request);
  const [email, phone] = [body.text('email'), body.text('phone')];
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (phone !== '') {
    throw new AuthApiError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (email === '') throw invalid('missing email or phone');
  return { email: email.toLowerCase(), password: body.text('password') };
}

/**
 * Returns the subject under which wrong passwords are counted. A known device has its own count, so
 * that guesses on other devices do not lock it out.
 */
async function rateLimitSubject(context: SignInContext, request: FastifyRequest, email: string) {
  const device = readDevice(request);
  const isKnown = device !== undefined && (await isKnownDevice(context, email, device));
  return isKnown ? deviceSubject(email, device) : email;
}

function wrongCredentials(): AuthApiError {
  return new AuthApiError(400, 'invalid_credentials', 'Invalid login credentials');
}

/**
 * Returns whether the user's password hash is still the one that was read before. Locks the row
 * until the transaction ends.
 */
async function hasPassword(db: Executor, { id, password_hash }: UserRow): Promise<boolean> {
  if (password_hash === null) return false;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Opens a session for an address and a password. Unknown addresses and wrong passwords cause the
 * same work, so that the response time does not reveal whether an account exists.
 */
export async function passwordGrant(
  context: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenSession> {
  const { email, password } = readCredentials(request);
  await limitAddress(context, 'signIn', request);
  const subject = await rateLimitSubject(context, request, email);
  await limitAccount(context, 'signIn', subject);
  const user = await findUserByEmail(context.db, email);
  const matches = await context.passwords.matches(user?.password_hash ?? undefined, password);
  if (user === undefined || !matches) throw wrongCredentials();
  if (isBanned(user, context.now())) throw new AuthApiError(400, 'user_banned', 'User is banned');
  await clearAccount(context, context.db, 'signIn', subject);
  if (user.email_confirmed_at === null) {
    throw new AuthApiError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const device = usesSecretKey(context, request) ? undefined : nameDevice(context, request, reply);
  return context.db.transaction().execute(async (transaction) => {
    // Comparing passwords is slow. If the owner has changed the password since, every session has
    // ended, so this must not open a new one.
    if (!(await hasPassword(transaction, user))) throw wrongCredentials();
    if (device !== undefined) await rememberDevice(context, transaction, user.id, device);
    return openSession(context, transaction, user.id, 'password');
  });
}
