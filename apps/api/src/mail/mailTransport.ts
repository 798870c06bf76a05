/** A mail that is ready to go. */
export interface OutgoingMail {
  /** Id of the mail. The same for every try, so that a recipient can recognize a duplicate. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Addresses in it, for a mailbox that shows them. */
  links: readonly string[];
  /** When the event of the mail happened. */
  createdAt: Date;
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Resolves once the server has accepted the mail. Rejects with `MailRefusedError` if no retry
   * would help.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/**
 * The server rejected the mail permanently. The message is a code and contains nothing of the mail.
 */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
