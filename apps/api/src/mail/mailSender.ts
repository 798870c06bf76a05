import { MailRejectedError, type MailTransport } from './mailTransport.ts';
import { claimMail, endClaim, expireOld, type ClaimedMail } from './outbox.ts';
import { putDueNotices, type NoticeSettings } from './notices.ts';
import { composeMail, type MailDeps } from './serviceMails.ts';

/** Log of the sender. Its events never contain a recipient. */
export interface MailLog {
  info(event: { event: string; mailId: string; kind: string; attempts: number }): void;
  warn(event: { event: string; mailId?: string; kind?: string; reason: string }): void;
}

export interface MailSenderOptions extends MailDeps {
  transport: MailTransport;
  log: MailLog;
  /** Switches the notices on. @default off */
  notices?: NoticeSettings | undefined;
  /**
   * Milliseconds between two checks of the outbox, which find mails of other processes and retries.
   * @default 10_000
   */
  everyMs?: number;
  /**
   * Time limit of one try in milliseconds; the duration of a claim is derived from it.
   * @default 60_000
   */
  sendTimeoutMs?: number;
}

/** Notices concern whole days, so an hour between two searches is soon enough. */
const msBetweenNotices = 3_600_000;

export interface MailSender {
  /** Checks the outbox now. */
  nudge: () => void;
  /** Stops after the current mail. The remaining mails are sent after the next start. */
  stop: () => Promise<void>;
}

/**
 * Starts to send the mails of the outbox, one at a time, each at least once. If the process is
 * killed after the mail server's response but before the database is updated, the claim expires and
 * the mail is sent again with the same id.
 */
export function startMailSender(options: MailSenderOptions): MailSender {
  const { db, log, notices, everyMs = 10_000 } = options;
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let nextNoticesAt = 0;
  const addNotices = async () => {
    if (!notices || Date.now() < nextNoticesAt) return;
    await putDueNotices(db, notices);
    nextNoticesAt = Date.now() + msBetweenNotices;
  };

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await addNotices();
        await emptyOutbox(options, () => isStopped);
      } catch {
        // The database is unreachable. The timer retries.
        log.warn({ event: 'mail.outbox_unavailable', reason: 'database' });
      }
    }
    running = undefined;
  };
  const nudge = () => {
    isWanted = true;
    if (!isStopped) running ??= run();
  };
  const timer = setInterval(nudge, everyMs);
  nudge();
  return {
    nudge,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Sends due mails until none is left or the sender is stopped. */
export async function emptyOutbox(
  options: Omit<MailSenderOptions, 'everyMs' | 'notices'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db, sendTimeoutMs = 60_000 } = options;
  await expireOld(db);
  while (!isStopped()) {
    const mail = await claimMail(db, sendTimeoutMs);
    if (!mail) return;
    await sendClaimed({ ...options, sendTimeoutMs }, mail);
  }
}

async function sendClaimed(
  options: Required<Omit<MailSenderOptions, 'everyMs' | 'notices'>>,
  claimed: ClaimedMail,
): Promise<void> {
  const { db, transport, log, sendTimeoutMs } = options;
  const { id, kind, attempts } = claimed;
  try {
    const mail = await composeMail(options, claimed);
    if (!mail) return await endClaim(db, claimed, 'failed', 'withdrawn');
    await transport.send(mail, AbortSignal.timeout(sendTimeoutMs));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'EUNKNOWN';
    const isRejected = error instanceof MailRejectedError;
    await endClaim(db, claimed, isRejected ? 'failed' : 'postponed', reason);
    const event = isRejected ? 'mail.refused' : 'mail.postponed';
    log.warn({ event, mailId: id, kind, reason });
    return;
  }
  await endClaim(db, claimed, 'sent');
  log.info({ event: 'mail.sent', mailId: id, kind, attempts });
}
