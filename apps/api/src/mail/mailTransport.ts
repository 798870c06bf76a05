/** A composed mail. */
export interface OutgoingMail {
  /** Id of the mail. The same for every try, so that a recipient can recognize a duplicate. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Time of the event that the mail is about. */
  createdAt: Date;
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Sends a mail. Resolves once the mail server has accepted it. Rejects with `MailRejectedError` if
   * a retry would not help.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/**
 * Thrown when the server permanently rejects a mail. The message is a code without any content of
 * the mail.
 */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}
