import type { SecurityNotice } from '@bank-bonuses/mails';
import { templatesOf } from './mailMessages.ts';
import type { Mail } from './outbox.ts';

/** Composes the mail about a change, with advice for an owner who did not make it. */
export const noticeMail = (notice: SecurityNotice, to: string, siteUrl: string): Mail => ({
  to,
  ...templatesOf(siteUrl).notice(notice),
});

/** Composes the mail with the code that the customer needs to set a new password. */
export const reauthenticationMail = (to: string, code: string, lifetimeSeconds: number): Mail => ({
  to,
  ...templatesOf('', lifetimeSeconds).reauthentication(code),
});

/** Composes the mail with a code that opens a session. */
export const signInCodeMail = (to: string, code: string, lifetimeSeconds: number): Mail => ({
  to,
  ...templatesOf('', lifetimeSeconds).signInCode(code),
});
