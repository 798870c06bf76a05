import { createTransport } from 'nodemailer';
import { MailRejectedError, type MailTransport } from './mailTransport.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  /**
   * Whether the connection uses TLS from the first byte. Otherwise it must be upgraded to TLS,
   * unless the server is on this machine.
   */
  isTls: boolean;
  /** Whether the server is on this machine. */
  isLocal: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Sender in the format `Name <address>`. */
  from: string;
}

/**
 * Time limit in milliseconds for each single step of the SMTP dialog; the caller's signal limits
 * the whole attempt.
 */
const stepTimeoutMs = 15_000;

/**
 * Creates a transport to a mail server over SMTP. Each mail uses a separate connection: there are
 * few mails, and a hanging connection does not affect the others.
 */
export function smtpTransport(settings: SmtpSettings): MailTransport {
  const { host, port, isTls, isLocal, auth, from } = settings;
  const domain = from.replace(/>?$/, '').split('@').at(-1) ?? '';
  const server = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isLocal,
    ...(auth && { auth }),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, html, text, createdAt }, signal) => {
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${id}@${domain}>`,
        date: createdAt,
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      };
      await server.sendMail(message).catch((error: unknown) => {
        throw isPermanent(error)
          ? new MailRejectedError(describe(error))
          : new Error(describe(error));
      });
    },
  };
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
}

/**
 * Returns whether the server permanently rejected the mail or its recipient. A failed
 * authentication does not count: it is a configuration error and is retried.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError;
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutTheMail && typeof responseCode === 'number' && responseCode >= 500;
}

/** Describes an error with its codes only, since the server's text may repeat the address. */
function describe(error: unknown): string {
  const { code, responseCode } = error as SmtpError;
  const name = typeof code === 'string' && /^\w{1,20}$/.test(code) ? code : 'EUNKNOWN';
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name;
}
