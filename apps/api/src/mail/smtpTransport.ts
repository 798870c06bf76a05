import { createTransport } from 'nodemailer';
import { MailRejectedError, type MailTransport } from './mailTransport.ts';

export interface SmtpSettings {
  /**
   * `smtp://…` or `smtps://…`, with user and password. A `smtp:` connection must be upgraded to TLS,
   * unless the server is on this machine.
   */
  url: string;
  /** Sender in the format `Name <address>`. */
  from: string;
}

/**
 * Creates a transport to a mail server over SMTP. Each mail uses a separate connection: there are
 * few mails, and a hanging connection does not affect the others.
 */
export function smtpTransport({ url, from }: SmtpSettings): MailTransport {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  const domain = from.replace(/>?$/, '').split('@').at(-1) ?? '';
  const server = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isLocal,
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
