import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate, type Caller } from '../sessions/accessTokens.ts';
import { Body, normalizeEmail } from '../http/body.ts';
import type { Executor, SignInContext } from '../context.ts';
import { forgetOtherDevices, readDevice } from '../throttle/devices.ts';
import { requestEmailChange } from '../users/emailChange.ts';
import { AuthApiError } from '../http/errors.ts';
import { checkNewPassword } from '../passwords/passwords.ts';
import { readCodeChallenge } from '../mails/pkce.ts';
import type { Metadata, TokenPurpose } from '../database/tables.ts';
import { clearAccount, spaceMails } from '../throttle/throttle.ts';
import { withdrawTokens } from '../mails/tokenMails.ts';
import { userJson } from '../users/userJson.ts';
import { findUser, type UserRow } from '../users/users.ts';
import { requestedRedirect } from './signUp.ts';

const everyPurpose: TokenPurpose[] = [
  'signup',
  'recovery',
  'email_change_current',
  'email_change_new',
];

async function hashNewPassword(
  context: SignInContext,
  user: UserRow,
  password: string,
): Promise<string> {
  checkNewPassword(password, context.settings);
  if (await context.passwords.matches(user.password_hash, password)) {
    throw new AuthApiError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return context.passwords.hash(password);
}

/** Sets the password and ends whatever somebody with the old one may hold: sessions, links, codes, devices. */
async function changePassword(
  context: SignInContext,
  db: Executor,
  { user, sessionId }: Caller,
  { passwordHash, device }: { passwordHash: string; device: string | undefined },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: context.now() })
    .where('id', '=', user.id)
    .execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '!=', sessionId)
    .execute();
  await withdrawTokens(db, user.id, everyPurpose);
  await db.deleteFrom('flow_states').where('user_id', '=', user.id).execute();
  await forgetOtherDevices(context, db, user, device);
  await clearAccount(context, db, 'signIn', user.email);
}

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
    .set({ user_metadata: JSON.stringify(Object.fromEntries(merged)), updated_at: context.now() })
    .where('id', '=', user.id)
    .execute();
}

async function changeUser(context: SignInContext, request: FastifyRequest) {
  const { user: known } = await authenticate(context, request);
  const body = new Body(request);
  if (body.has('app_metadata')) {
    throw new AuthApiError(403, 'not_admin', 'User not allowed');
  }
  const challenge = readCodeChallenge(body);
  const password = body.text('password');
  const wishedEmail = body.text('email') === '' ? undefined : normalizeEmail(body.text('email'));
  const passwordHash =
    password === '' ? undefined : await hashNewPassword(context, known, password);
  const redirectTo = requestedRedirect(context, request);
  return context.db.transaction().execute(async (db) => {
    // Hashing takes a while: by now the session may have ended, by a new password for instance.
    const caller = await authenticate(context, request, db);
    const { user } = caller;
    if (body.has('data')) await changeData(context, db, user, body.record('data'));
    if (passwordHash !== undefined) {
      await changePassword(context, db, caller, { passwordHash, device: readDevice(request) });
    }
    if (wishedEmail !== undefined && wishedEmail !== user.email) {
      await spaceMails(context, db, 'email_change', user.email);
      await requestEmailChange(context, db, user, { email: wishedEmail, redirectTo, challenge });
    }
    return userJson(db, (await findUser(db, user.id)) ?? user);
  });
}

export function userRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/user', async (request) =>
    userJson(context.db, (await authenticate(context, request)).user),
  );
  app.put('/user', (request) => changeUser(context, request));
}
