import type { Executor, SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import { noticeMail } from '../mails/notices.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import type { CodeChallenge } from '../mails/pkce.ts';
import type { TokenPurpose } from '../database/tables.ts';
import { insertFlowState, sendTokenMail, withdrawTokens } from '../mails/tokenMails.ts';
import { changeEmailIdentity, findUserByEmail, type UserRow } from './users.ts';

const bothHalves: TokenPurpose[] = ['email_change_current', 'email_change_new'];

function emailTaken(): AuthApiError {
  return new AuthApiError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

/**
 * Stores the new address and mails a confirmation link to the old and the new address. The account
 * keeps the old address until both links have been used.
 */
export async function requestEmailChange(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  wish: { email: string; redirectTo: string; challenge: CodeChallenge | undefined },
): Promise<void> {
  const { email, redirectTo, challenge } = wish;
  if ((await findUserByEmail(db, email)) !== undefined) throw emailTaken();
  const now = context.now();
  await withdrawTokens(db, user.id, bothHalves);
  const flowStateId = await insertFlowState(context, db, user.id, 'email_change_new', challenge);
  const mails = [
    { purpose: 'email_change_current', to: user.email },
    { purpose: 'email_change_new', to: email },
  ] as const;
  for (const mail of mails) {
    await sendTokenMail(context, db, user, { ...mail, redirectTo, flowStateId });
  }
  await db
    .updateTable('users')
    .set({ new_email: email, email_change_sent_at: now, updated_at: now })
    .where('id', '=', user.id)
    .execute();
}

/**
 * Changes the address if both confirmations are done. Returns false if one of them is still
 * missing.
 */
export async function completeEmailChange(
  context: SignInContext,
  db: Executor,
  user: UserRow,
): Promise<boolean> {
  // Locks the user's row. If both confirmations arrive at the same time, the second one then sees
  // that the first one is done.
  await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
  const otherHalf = await db
    .selectFrom('one_time_tokens')
    .select('id')
    .where('user_id', '=', user.id)
    .where('purpose', 'in', bothHalves)
    .executeTakeFirst();
  if (otherHalf !== undefined) return false;
  const email = user.new_email;
  if (email === null || (await findUserByEmail(db, email)) !== undefined) throw emailTaken();
  const now = context.now();
  await db
    .updateTable('users')
    .set({
      email,
      new_email: null,
      email_confirmed_at: user.email_confirmed_at ?? now,
      user_metadata: JSON.stringify({ ...user.user_metadata, email, email_verified: true }),
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  await changeEmailIdentity(context, db, user.id, (data) => ({
    ...data,
    email,
    email_verified: true,
  }));
  await withdrawTokens(db, user.id, 'all');
  const { siteUrl } = context.settings;
  await putIntoOutbox(context, db, noticeMail('email-changed', user.email, siteUrl));
  return true;
}
