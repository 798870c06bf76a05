import { paths } from '@bank-bonuses/routes';
import { escapeHtml } from '../../pages/html.ts';
import { anchor, describeLifetime, paragraph, product } from './mailTexts.ts';
import type { Mail } from './outbox.ts';

/** What the owner of an account hears about after it has happened. */
export type Notice =
  | 'email-changed'
  | 'password-changed'
  | 'identity-linked'
  | 'identity-unlinked'
  | 'factor-added'
  | 'factor-removed';

const notices: Record<Notice, { subject: string; text: string }> = {
  'email-changed': {
    subject: `Your ${product} email address was changed`,
    text: `Your ${product} account has a new email address. This one no longer logs in.`,
  },
  'password-changed': {
    subject: `Your ${product} password was changed`,
    text: `The password of your ${product} account was changed. Other devices were logged out.`,
  },
  'factor-added': {
    subject: `A second step was added to your ${product} account`,
    text: `From now on your ${product} account asks for a code after the password. Other devices were logged out.`,
  },
  'factor-removed': {
    subject: `A second step was removed from your ${product} account`,
    text: `An authenticator app or phone no longer belongs to your ${product} account. Its codes no longer work.`,
  },
  'identity-linked': {
    subject: `A way to log in was added to your ${product} account`,
    text: `From now on another service can log you in to your ${product} account.`,
  },
  'identity-unlinked': {
    subject: `A way to log in was removed from your ${product} account`,
    text: `Another service no longer logs you in to your ${product} account.`,
  },
};

const farewell = `Your ${product} team`;

/** Tells the owner what was changed, and what to do when it was somebody else. */
export function noticeMail(notice: Notice, to: string, siteUrl: string): Mail {
  const { subject, text } = notices[notice];
  const reset = siteUrl + paths.resetPassword;
  const hint = 'If this was not you, choose a new password here and contact our support:';
  return {
    to,
    subject,
    links: [reset],
    code: null,
    text: `Hello,\n\n${text}\n\n${hint}\n\n${reset}\n\n${farewell}\n`,
    html: [
      paragraph('Hello,'),
      paragraph(escapeHtml(text)),
      paragraph(`${escapeHtml(hint)}<br>${anchor(reset)}`),
      paragraph(farewell),
    ].join('\n'),
  };
}

/** The mail that carries nothing but a code, for somebody who is logged in. */
export function reauthenticationMail(to: string, code: string, lifetimeSeconds: number): Mail {
  const text = `Somebody, hopefully you, is about to change the password of your ${product} account. Enter this code to confirm it:`;
  const lifetime = `The code works once and for ${describeLifetime(lifetimeSeconds)}.`;
  const hint = 'If this was not you, log in and choose a new password, please.';
  return {
    to,
    subject: `Confirm that it is you, for ${product}`,
    links: [],
    code,
    text: `Hello,\n\n${text}\n\n${code}\n\n${lifetime}\n\n${hint}\n\n${farewell}\n`,
    html: [
      paragraph('Hello,'),
      paragraph(`${escapeHtml(text)}<br><strong>${code}</strong>`),
      paragraph(lifetime),
      paragraph(hint),
      paragraph(farewell),
    ].join('\n'),
  };
}
