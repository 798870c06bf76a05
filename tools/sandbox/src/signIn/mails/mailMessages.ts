import { signInMails } from '@bank-bonuses/mails';
import { senderName } from '@bank-bonuses/messages';
import { paths } from '@bank-bonuses/routes';
import type { LinkPurpose } from '../database/tables.ts';
import type { Mail } from './outbox.ts';

/** Returns the templates of the sign-in mails, with links to the portal at `siteUrl`. */
export const templatesOf = (siteUrl: string, lifetimeSeconds = 3600) =>
  signInMails({
    sender: senderName,
    loginUrl: siteUrl + paths.login,
    resetPasswordUrl: siteUrl + paths.resetPassword,
    lifetimeSeconds,
  });

export interface TokenMailOptions {
  to: string;
  /** The recipient's name, if known. */
  name?: string | undefined;
  siteUrl: string;
  link: string;
  code: string;
  lifetimeSeconds: number;
}

/** Composes a mail with a link and a six-digit code. */
export function tokenMail(
  purpose: LinkPurpose,
  { to, siteUrl, lifetimeSeconds, ...content }: TokenMailOptions,
): Mail {
  const kind = purpose === 'signup' || purpose === 'recovery' ? purpose : 'email_change';
  return { to, ...templatesOf(siteUrl, lifetimeSeconds).link(kind, content) };
}

/**
 * Composes the mail that is sent if an address is used for a sign-up although it already has an
 * account.
 */
export const alreadyRegisteredMail = (to: string, siteUrl: string): Mail => ({
  to,
  ...templatesOf(siteUrl).alreadyRegistered(),
});
