import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';

/** A mail or text message for the mailbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** The six-digit code, for a recipient whose link does not work. */
  code: string | null;
}

/** Puts a mail into the outbox. Pass the transaction of the change that the mail reports. */
export async function putIntoOutbox(
  context: SignInContext,
  db: Executor,
  { id = randomUUID(), ...mail }: Mail & { id?: string },
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id,
      ...mail,
      links: JSON.stringify(mail.links),
      created_at: context.now(),
    })
    // A second mail with the same id is ignored.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A mail that was sent. */
export interface SentMail extends Mail {
  id: string;
  createdAt: string;
}

/** Returns the sent mails, newest first; for one address or all. */
export async function readOutbox(
  db: Executor,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<SentMail[]> {
  let query = db.selectFrom('outbox').selectAll().orderBy('position', 'desc').limit(limit);
  if (to !== undefined) query = query.where('to', '=', to.toLowerCase());
  const rows = await query.execute();
  return rows.map(({ id, to, subject, text, html, links, code, created_at }) => ({
    id,
    to,
    subject,
    text,
    html,
    links,
    code,
    createdAt: created_at.toISOString(),
  }));
}
