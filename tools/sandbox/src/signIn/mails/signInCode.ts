import type { Executor, SignInContext } from '../context.ts';
import type { UserRow } from '../users/users.ts';
import { signInCodeMail } from './notices.ts';
import { putIntoOutbox } from './outbox.ts';
import { codeDigest, randomCode, replaceCode } from './tokenMails.ts';

/** Mails a six-digit sign-in code and invalidates earlier codes. */
export async function sendSignInCode(
  context: SignInContext,
  db: Executor,
  user: UserRow,
): Promise<void> {
  const now = context.now();
  const code = randomCode();
  const digest = codeDigest(context, user.email, code);
  await replaceCode(context, db, user, { purpose: 'magiclink', digest });
  const lifetime = context.settings.oneTimeTokenSeconds;
  await putIntoOutbox(context, db, signInCodeMail(user.email, code, lifetime));
  await db
    .updateTable('users')
    // As in GoTrue, this column stores the time of sign-in codes too.
    .set({ recovery_sent_at: now, updated_at: now })
    .where('id', '=', user.id)
    .execute();
}
