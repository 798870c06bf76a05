import { paths } from '@bank-bonuses/routes';
import { escapeHtml } from '../../pages/html.ts';
import type { Mail } from './outbox.ts';
import type { LinkPurpose } from '../database/tables.ts';

export const product = 'Bank Bonuses';

interface Wording {
  subject: string;
  opening: string;
  request: string;
  codeHint: string;
  closing: string;
}

const ignore = 'If you did not ask for this, you can ignore this mail; nothing changes.';

const wordings: Record<LinkPurpose, Wording> = {
  signup: {
    subject: `Confirm your email address for ${product}`,
    opening: `Thank you for registering with ${product}.`,
    request: 'Please open this link to confirm your email address. Then you can log in:',
    codeHint: 'If a page asks you for a code instead, enter this one:',
    closing: ignore,
  },
  recovery: {
    subject: `Set a new password for ${product}`,
    opening: `Somebody, hopefully you, asked for a new password for your ${product} account.`,
    request: 'Please open this link in the same browser to choose a new password:',
    codeHint: 'On another device, enter this code on the page for resetting your password instead:',
    closing: `${ignore} Your password stays as it is.`,
  },
  email_change_current: {
    subject: `Confirm the change of your email address for ${product}`,
    opening: `Your ${product} account is to get another email address.`,
    request: 'Please open this link to agree to the change:',
    codeHint: 'If a page asks you for a code instead, enter this one:',
    closing: 'If you did not ask for this, do not open the link and change your password, please.',
  },
  email_change_new: {
    subject: `Confirm your new email address for ${product}`,
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

export const paragraph = (content: string) => `<p>${content}</p>`;
export const anchor = (url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;

/** The mail that carries a link and its six digits. */
export function tokenMail(
  purpose: LinkPurpose,
  {
    to,
    link,
    code,
    lifetimeSeconds,
  }: { to: string; link: string; code: string; lifetimeSeconds: number },
): Mail {
  const { subject, opening, request, codeHint, closing } = wordings[purpose];
  const lifetime = `Link and code work once and for ${describeLifetime(lifetimeSeconds)}.`;
  const farewell = `Your ${product} team`;
  return {
    to,
    subject,
    links: [link],
    code,
    text: `Hello,\n\n${opening}\n\n${request}\n\n${link}\n\n${codeHint}\n\n${code}\n\n${lifetime}\n\n${closing}\n\n${farewell}\n`,
    html: [
      paragraph('Hello,'),
      paragraph(escapeHtml(opening)),
      paragraph(`${escapeHtml(request)}<br>${anchor(link)}`),
      paragraph(`${escapeHtml(codeHint)}<br><strong>${code}</strong>`),
      paragraph(lifetime),
      paragraph(escapeHtml(closing)),
      paragraph(farewell),
    ].join('\n'),
  };
}

/** Tells the owner of an address that somebody tried to register with it again. */
export function alreadyRegisteredMail(to: string, siteUrl: string): Mail {
  const logIn = siteUrl + paths.login;
  const reset = siteUrl + paths.resetPassword;
  const opening = `Somebody, hopefully you, tried to register with ${product} using this email address. You already have an account, so nothing was changed.`;
  const farewell = `Your ${product} team`;
  return {
    to,
    subject: `You already have a ${product} account`,
    links: [logIn, reset],
    code: null,
    text: `Hello,\n\n${opening}\n\nLog in here:\n\n${logIn}\n\nForgot your password? Choose a new one here:\n\n${reset}\n\n${ignore}\n\n${farewell}\n`,
    html: [
      paragraph('Hello,'),
      paragraph(escapeHtml(opening)),
      paragraph(`Log in here:<br>${anchor(logIn)}`),
      paragraph(`Forgot your password? Choose a new one here:<br>${anchor(reset)}`),
      paragraph(ignore),
      paragraph(farewell),
    ].join('\n'),
  };
}
