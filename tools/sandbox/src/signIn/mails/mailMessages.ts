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

const ignore = 'If you did not request this, you can ignore this email. Nothing will change.';

const wordings: Record<LinkPurpose, Wording> = {
  signup: {
    subject: `Confirm your email address for ${product}`,
    heading: 'Confirm your email address',
    button: 'Confirm email address',
    reason: 'You received this email because this address was used to register.',
    opening: `Thank you for registering with ${product}.`,
    request: 'Open this link to confirm your email address. Then you can log in:',
    codeHint: 'If a page asks for a code instead, enter this one:',
    closing: ignore,
  },
  recovery: {
    subject: `Reset your ${product} password`,
    heading: 'Reset your password',
    button: 'Choose a new password',
    reason: 'You received this email because a password reset was requested for this address.',
    opening: `We received a request to reset the password of your ${product} account.`,
    request: 'Open this link in the same browser to choose a new password:',
    codeHint: 'On another device, enter this code on the password reset page instead:',
    closing:
      'If you did not request this, you can ignore this email. Your password will not change.',
  },
  email_change_current: {
    subject: `Confirm the new email address of your ${product} account`,
    heading: 'Confirm your change of email address',
    button: 'Confirm change',
    reason: 'You received this email because a new email address was requested for your account.',
    opening: `We received a request to change the email address of your ${product} account.`,
    request: 'Open this link to confirm the change:',
    codeHint: 'If a page asks for a code instead, enter this one:',
    closing: 'If you did not request this, do not open the link, and change your password.',
  },
  email_change_new: {
    subject: `Confirm your new email address for ${product}`,
    heading: 'Confirm your new email address',
    button: 'Confirm email address',
    reason:
      'You received this email because this address was entered as the new address of an account.',
    opening: `This address was entered as the new email address of your ${product} account.`,
    request: 'Open this link to confirm that it is yours:',
    codeHint: 'If a page asks for a code instead, enter this one:',
    closing: ignore,
  },
};

export function describeLifetime(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes % 60 !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** Composes a mail with the common sender and layout. */
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
  /** The recipient's name, if known. */
  name?: string | undefined;
  link: string;
  code: string;
  lifetimeSeconds: number;
}

/** Composes a mail with a link and a six-digit code. */
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
      after: [
        `The link and the code work once and expire in ${describeLifetime(lifetimeSeconds)}.`,
        closing,
      ],
      reason,
    },
  );
}

/**
 * Composes the mail that is sent if an address is used for a sign-up although it already has an
 * account.
 */
export function alreadyRegisteredMail(to: string, siteUrl: string): Mail {
  const logIn = siteUrl + paths.login;
  const reset = siteUrl + paths.resetPassword;
  return mailOf(
    { to, subject: `You already have a ${product} account`, links: [logIn, reset] },
    {
      heading: 'You already have an account',
      paragraphs: [
        `We received a request to register with ${product} using this email address. You already have an account, so nothing has changed.`,
      ],
      button: { label: 'Log in', url: logIn },
      after: [`Forgot your password? Choose a new one here: ${reset}`, ignore],
      reason: 'You received this email because this address was used to register.',
    },
  );
}
