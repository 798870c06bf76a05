import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import type { UserRow } from '../users/users.ts';
import { reauthenticationMail } from './notices.ts';
import { putIntoOutbox } from './outbox.ts';
import { codeDigest, randomCode, replaceCode } from './tokenMails.ts';

function nonceDigest(context: SignInContext, user: UserRow, nonce: string): string {
  return codeDigest(context, `reauthentication\n${user.email}`, nonce);
}

/** Mails a new nonce to the user and invalidates earlier nonces. */
export async function sendNonce(
  context: SignInContext,
  db: Executor,
  user: UserRow,
): Promise<void> {
  const now = context.now();
  const nonce = randomCode();
  const digest = nonceDigest(context, user, nonce);
  await replaceCode(context, db, user, { purpose: 'reauthentication', digest });
  const lifetime = context.settings.oneTimeTokenSeconds;
  await putIntoOutbox(context, db, reauthenticationMail(user.email, nonce, lifetime));
  await db
    .updateTable('users')
    .set({ reauthentication_sent_at: now, updated_at: now })
    .where('id', '=', user.id)
    .execute();
}

/** Throws if the nonce is wrong, used or expired. */
export async function checkNonce(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  nonce: string,
): Promise<void> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('created_at')
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'reauthentication')
    .where('code_digest', '=', nonceDigest(context, user, nonce))
    .forUpdate()
    .executeTakeFirst();
  const expiry = addSeconds(row?.created_at ?? new Date(0), context.settings.oneTimeTokenSeconds);
  if (context.now() < expiry) return;
  throw new AuthApiError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
