import type { Body } from '../http/body.ts';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import { noticeMail } from '../mails/notices.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import { checkNonce } from '../mails/reauthentication.ts';
import { withdrawTokens } from '../mails/tokenMails.ts';
import type { Caller } from '../sessions/accessTokens.ts';
import { forgetOtherDevices } from '../rateLimits/devices.ts';
import { clearAccount, limitAccount } from '../rateLimits/rateLimits.ts';
import { checkNewPassword } from './passwordRules.ts';

/**
 * A new password that has passed all checks, as a hash. `nonce` is set if reauthentication is
 * required.
 */
export interface PasswordChange {
  passwordHash: string;
  nonce: string | undefined;
}

const freshSeconds = 24 * 3_600;

/**
 * Sign-in methods that use a mail. Sessions opened with them can set a password without the current
 * one, which the owner may have forgotten.
 */
const recoveryMethods = ['recovery', 'otp'];

async function isFresh(context: SignInContext, sessionId: string): Promise<boolean> {
  const { created_at } = await context.db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return context.now() <= addSeconds(created_at, freshSeconds);
}

async function isRecovery(context: SignInContext, sessionId: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('amr_claims')
    .select('method')
    .where('session_id', '=', sessionId)
    .where('method', 'in', recoveryMethods)
    .executeTakeFirst();
  return row !== undefined;
}

async function readNonce(
  context: SignInContext,
  { user, sessionId }: Caller,
  body: Body,
): Promise<string | undefined> {
  const { passwordChangeNeedsReauthentication } = context.settings;
  if (!passwordChangeNeedsReauthentication || (await isFresh(context, sessionId))) return undefined;
  const nonce = body.text('nonce');
  if (nonce === '') {
    throw new AuthApiError(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  }
  await limitAccount(context, 'code', `nonce\n${user.id}`);
  await checkNonce(context, context.db, user, nonce);
  return nonce;
}

async function checkCurrentPassword(
  context: SignInContext,
  { user, sessionId }: Caller,
  body: Body,
): Promise<void> {
  const { passwordChangeNeedsCurrentPassword } = context.settings;
  if (!passwordChangeNeedsCurrentPassword || user.password_hash === null) return;
  if (await isRecovery(context, sessionId)) return;
  const message = 'Current password required when setting new password.';
  const current = body.text('current_password');
  if (current === '') throw new AuthApiError(400, 'current_password_required', message);
  // Rate-limited, so that an attacker with a stolen session cannot guess the current password. This
  // count is separate from the owner's sign-in attempts.
  await limitAccount(context, 'signIn', `current\n${user.id}`);
  if (!(await context.passwords.matches(user.password_hash, current))) {
    throw new AuthApiError(400, 'current_password_invalid', message);
  }
}

/**
 * Checks a new password and hashes it. Call this before the transaction that sets the password,
 * because hashing is slow.
 */
export async function preparePasswordChange(
  context: SignInContext,
  caller: Caller,
  body: Body,
): Promise<PasswordChange | undefined> {
  const password = body.text('password');
  if (password === '') return undefined;
  checkNewPassword({ password, email: caller.user.email }, context.settings);
  const nonce = await readNonce(context, caller, body);
  await checkCurrentPassword(context, caller, body);
  const oldHash = caller.user.password_hash;
  if (oldHash !== null && (await context.passwords.matches(oldHash, password))) {
    throw new AuthApiError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return { passwordHash: await context.passwords.hash(password), nonce };
}

/**
 * Sets the password. Deletes everything that may have been obtained with the old password: other
 * sessions, mailed links and codes, and remembered devices.
 */
export async function changePassword(
  context: SignInContext,
  db: Executor,
  { user, sessionId }: Caller,
  { passwordHash, nonce, device }: PasswordChange & { device: string | undefined },
): Promise<void> {
  if (nonce !== undefined) await checkNonce(context, db, user, nonce);
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
  await withdrawTokens(db, user.id, 'all');
  await db
    .deleteFrom('flow_states')
    .where((eb) => eb.or([eb('user_id', '=', user.id), eb('linking_session_id', '=', sessionId)]))
    .execute();
  await forgetOtherDevices(context, db, user, device);
  await clearAccount(context, db, 'signIn', user.email);
  await clearAccount(context, db, 'signIn', `current\n${user.id}`);
  await clearAccount(context, db, 'code', `nonce\n${user.id}`);
  // Resets the count of second-factor attempts, because a person who made them needed the old
  // password.
  await clearAccount(context, db, 'factor', user.id);
  const { siteUrl } = context.settings;
  await putIntoOutbox(context, db, noticeMail('password-changed', user.email, siteUrl));
}
