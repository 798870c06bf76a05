import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';

/** A mail or text message that is shown in the mailbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** The six-digit code, which the recipient can enter if the link does not work. */
  code: string | null;
}

/**
 * Stores a mail in the outbox. Pass the transaction that makes the reported change, so that the
 * change and the mail are committed together.
 */
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
    // Ignores a mail whose id is already stored.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A mail from the outbox, with its id and time. */
export interface SentMail extends Mail {
  id: string;
  createdAt: string;
}

/** Returns the sent mails of one address, or of all addresses, newest first. */
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
