import { renderMail, type MailContent } from '@bank-bonuses/mail-template';
import { senderName as product } from '@bank-bonuses/messages';
import { paths } from '@bank-bonuses/routes';
import type { Mail } from './outbox.ts';
import type { LinkPurpose } from '../database/tables.ts';

interface Wording {
  subject: string;
  heading: string;
  opening: string;
  request: string;
  button: string;
  codeHint: string;
  closing: string;
  reason: string;
}

const ignore = 'If you did not ask for this, you can ignore this mail; nothing changes.';

const wordings: Record<LinkPurpose, Wording> = {
  signup: {
    subject: `Confirm your email address for ${product}`,
    heading: 'Confirm your email address',
    button: 'Confirm email address',
    reason: 'You get this mail because this address was entered at registration.',
    opening: `Thank you for registering with ${product}.`,
    request: 'Please open this link to confirm your email address. Then you can log in:',
    codeHint: 'If a page asks you for a code instead, enter this one:',
    closing: ignore,
  },
  recovery: {
    subject: `Set a new password for ${product}`,
    heading: 'Set a new password',
    button: 'Choose a new password',
    reason: 'You get this mail because a new password was asked for with this address.',
    opening: `Somebody, hopefully you, asked for a new password for your ${product} account.`,
    request: 'Please open this link in the same browser to choose a new password:',
    codeHint: 'On another device, enter this code on the page for resetting your password instead:',
    closing: `${ignore} Your password stays as it is.`,
  },
  email_change_current: {
    subject: `Confirm the change of your email address for ${product}`,
    heading: 'Confirm the change of your email address',
    button: 'Agree to the change',
    reason: 'You get this mail because the account of this address is to get another one.',
    opening: `Your ${product} account is to get another email address.`,
    request: 'Please open this link to agree to the change:',
    codeHint: 'If a page asks you for a code instead, enter this one:',
    closing: 'If you did not ask for this, do not open the link and change your password, please.',
  },
  email_change_new: {
    subject: `Confirm your new email address for ${product}`,
    heading: 'Confirm your new email address',
    button: 'Confirm email address',
    reason: 'You get this mail because this address was entered as the new one of an account.',
    opening: `This address is to become the one of your ${product} account.`,
    request: 'Please open this link to confirm that it is yours:',
    codeHint: 'If a page asks you for a code instead, enter this one:',
    closing: ignore,
  },
};

export function describeLifetime(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes % 60 !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** What every mail has in common: who writes, and how it looks. */
export function mailOf(
  {
    to,
    subject,
    links = [],
    code = null,
  }: { to: string; subject: string } & Partial<Pick<Mail, 'links' | 'code'>>,
  content: Omit<MailContent, 'sender'>,
): Mail {
  return { to, subject, links, code, ...renderMail({ sender: product, ...content }) };
}

export interface TokenMailOptions {
  to: string;
  /** The person's, where it is known. */
  name?: string | undefined;
  link: string;
  code: string;
  lifetimeSeconds: number;
}

/** The mail that carries a link and its six digits. */
export function tokenMail(
  purpose: LinkPurpose,
  { to, name, link, code, lifetimeSeconds }: TokenMailOptions,
): Mail {
  const { subject, heading, opening, request, button, codeHint, closing, reason } =
    wordings[purpose];
  return mailOf(
    { to, subject, links: [link], code },
    {
      heading,
      name,
      paragraphs: [opening, request],
      button: { label: button, url: link },
      code: { hint: codeHint, value: code },
      after: [`Link and code work once and for ${describeLifetime(lifetimeSeconds)}.`, closing],
      reason,
    },
  );
}

/** Tells the owner of an address that somebody tried to register with it again. */
export function alreadyRegisteredMail(to: string, siteUrl: string): Mail {
  const logIn = siteUrl + paths.login;
  const reset = siteUrl + paths.resetPassword;
  return mailOf(
    { to, subject: `You already have a ${product} account`, links: [logIn, reset] },
    {
      heading: 'You already have an account',
      paragraphs: [
        `Somebody, hopefully you, tried to register with ${product} using this email address. You already have an account, so nothing was changed.`,
      ],
      button: { label: 'Log in', url: logIn },
      after: [`Forgot your password? Choose a new one here: ${reset}`, ignore],
      reason: 'You get this mail because this address was entered at registration.',
    },
  );
}
