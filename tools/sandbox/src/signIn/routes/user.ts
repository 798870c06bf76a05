import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasVerifiedFactor } from '../factors/factors.ts';
import { authenticate, isForAudience, type Caller } from '../sessions/accessTokens.ts';
import { Body, normalizeEmail } from '../http/body.ts';
import type { Executor, SignInContext } from '../context.ts';
import { readDevice } from '../rateLimits/devices.ts';
import { requestEmailChange } from '../users/emailChange.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { changePassword, preparePasswordChange } from '../passwords/passwordChange.ts';
import { readCodeChallenge } from '../mails/pkce.ts';
import type { Metadata } from '../database/tables.ts';
import { spaceMails } from '../rateLimits/rateLimits.ts';
import { encodeMetadata } from '../users/metadata.ts';
import { userJson } from '../users/userJson.ts';
import { findUser, type UserRow } from '../users/users.ts';
import { requestedRedirect } from './signUp.ts';

async function changeData(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  changes: Metadata,
): Promise<void> {
  const merged = Object.entries({ ...user.user_metadata, ...changes }).filter(
    ([, value]) => value !== null,
  );
  await db
    .updateTable('users')
    .set({ user_metadata: encodeMetadata(Object.fromEntries(merged)), updated_at: context.now() })
    .where('id', '=', user.id)
    .execute();
}

/**
 * Throws if the request contains a phone number, because this service does not support sign-in by
 * phone.
 */
function refusePhone(body: Body): void {
  const phone = body.text('phone');
  if (phone === '') return;
  if (!/^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(' ', ''))) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  throw new AuthApiError(400, 'phone_provider_disabled', 'Unsupported phone provider');
}

/**
 * Throws 401 if the user has a second factor and the session is at AAL1. A person who knows only
 * the password must not be able to change the sign-in methods, or the metadata, which all access
 * tokens of the user contain.
 */
export async function requireSecondFactor(db: Executor, { user, aal }: Caller): Promise<void> {
  if (aal === 'aal2' || !(await hasVerifiedFactor(db, user.id))) return;
  throw new AuthApiError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

async function changeUser(context: SignInContext, request: FastifyRequest) {
  const known = await authenticate(context, request);
  const body = new Body(request);
  if (body.has('app_metadata')) {
    throw new AuthApiError(403, 'not_admin', 'User not allowed');
  }
  const challenge = readCodeChallenge(body);
  refusePhone(body);
  const wishedEmail = body.text('email') === '' ? undefined : normalizeEmail(body.text('email'));
  const needsSecondFactor =
    wishedEmail !== undefined || body.text('password') !== '' || body.has('data');
  if (needsSecondFactor) await requireSecondFactor(context.db, known);
  const passwordChange = await preparePasswordChange(context, known, body);
  const redirectTo = requestedRedirect(context, request);
  return context.db.transaction().execute(async (db) => {
    // Authenticates again: hashing is slow, so the session may have ended during this time, for
    // example because another request has set a new password.
    const caller = await authenticate(context, request, db);
    const { user } = caller;
    if (needsSecondFactor) await requireSecondFactor(db, caller);
    if (body.has('data')) await changeData(context, db, user, body.record('data'));
    if (passwordChange !== undefined) {
      await changePassword(context, db, caller, { ...passwordChange, device: readDevice(request) });
    }
    if (wishedEmail !== undefined && wishedEmail !== user.email) {
      await spaceMails(context, db, 'email_change', user.email);
      await requestEmailChange(context, db, user, { email: wishedEmail, redirectTo, challenge });
    }
    return userJson(db, (await findUser(db, user.id)) ?? user);
  });
}

export function userRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/user', async (request) => {
    const { user } = await authenticate(context, request);
    if (!isForAudience(request)) throw invalid("Token audience doesn't match request audience");
    return userJson(context.db, user);
  });
  app.put('/user', (request) => changeUser(context, request));
}
