import { paths } from '@bank-bonuses/routes';
import { senderName as product } from '@bank-bonuses/messages';
import { describeLifetime, mailOf } from './mailMessages.ts';
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
    text: `From now on your ${product} account asks for a code when you log in. Other devices were logged out.`,
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

const reason = 'You get this mail because it concerns the security of your account.';

/** Tells the owner what was changed, and what to do when it was somebody else. */
export function noticeMail(notice: Notice, to: string, siteUrl: string): Mail {
  const { subject, text } = notices[notice];
  const reset = siteUrl + paths.resetPassword;
  return mailOf(
    { to, subject, links: [reset] },
    {
      heading: subject,
      paragraphs: [
        text,
        'If this was not you, choose a new password here and contact our support:',
      ],
      button: { label: 'Choose a new password', url: reset },
      reason,
    },
  );
}

interface CodeMail {
  to: string;
  code: string;
  lifetimeSeconds: number;
  opening: string;
  hint: string;
  closing: string;
}

/** The mail that carries nothing but a code, for somebody who is logged in. */
function codeMail({ to, code, lifetimeSeconds, opening, hint, closing }: CodeMail): Mail {
  const heading = 'Confirm that it is you';
  return mailOf(
    { to, subject: `${heading}, for ${product}`, code },
    {
      heading,
      paragraphs: [opening],
      code: { hint, value: code },
      after: [`The code works once and for ${describeLifetime(lifetimeSeconds)}.`, closing],
      reason,
    },
  );
}

/** The code that a new password needs. */
export function reauthenticationMail(to: string, code: string, lifetimeSeconds: number): Mail {
  const opening = `Somebody, hopefully you, is about to change the password of your ${product} account.`;
  const hint = 'Enter this code to confirm it:';
  const closing = 'If this was not you, log in and choose a new password, please.';
  return codeMail({ to, code, lifetimeSeconds, opening, hint, closing });
}

/** The code that opens a session. The portal asks for one before it changes the ways to log in. */
export function signInCodeMail(to: string, code: string, lifetimeSeconds: number): Mail {
  const opening = `Somebody, hopefully you, is logged in to your ${product} account and wants to change how you log in.`;
  const hint = 'Enter this code to confirm that it is you:';
  const closing =
    'If this was not you, do not enter the code anywhere, and change your password, please.';
  return codeMail({ to, code, lifetimeSeconds, opening, hint, closing });
}
