import type { MailTransport } from '@bank-bonuses/api';
import type { SignInContext } from '../signIn/context.ts';
import { putIntoOutbox } from '../signIn/mails/outbox.ts';

/**
 * Returns a transport that stores the service's mails in the same mailbox as the mails of the
 * sign-in service.
 */
export const mailboxTransport = (signIn: SignInContext): MailTransport => ({
  send: ({ id, to, subject, html, text, links }) =>
    putIntoOutbox(signIn, signIn.db, {
      id,
      to: to.toLowerCase(),
      subject,
      html,
      text,
      links: [...links],
      code: null,
    }),
});
