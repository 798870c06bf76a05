/** A mail that is ready to go. */
export interface OutgoingMail {
  /** The same for every attempt, so that a recipient can recognize a duplicate. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Addresses in it, for a mailbox that shows them. */
  links: readonly string[];
  /** When its reason came up. */
  createdAt: Date;
}

/** Hands mails to whatever delivers them. */
export interface MailTransport {
  /** Resolves once the mail is taken over for good. Rejects by `MailRefusedError` when no retry would help. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** The server will never take this mail. The message is a code and repeats nothing of it. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
