import { paths } from '@bank-bonuses/routes';
import { senderName as product } from '@bank-bonuses/messages';
import { describeLifetime, mailOf } from './mailMessages.ts';
import type { Mail } from './outbox.ts';

/** A security notice to the owner of an account. */
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
    text: `The email address of your ${product} account was changed. You can no longer log in with this address.`,
  },
  'password-changed': {
    subject: `Your ${product} password was changed`,
    text: `The password of your ${product} account was changed. Your other devices were logged out.`,
  },
  'factor-added': {
    subject: `A second step was added to your ${product} account`,
    text: `Your ${product} account now asks for a code when you log in. Your other devices were logged out.`,
  },
  'factor-removed': {
    subject: `A second step was removed from your ${product} account`,
    text: `An authenticator app or phone was removed from your ${product} account. Its codes no longer work.`,
  },
  'identity-linked': {
    subject: `A login method was added to your ${product} account`,
    text: `You can now log in to your ${product} account with another service.`,
  },
  'identity-unlinked': {
    subject: `A login method was removed from your ${product} account`,
    text: `You can no longer log in to your ${product} account with one of your linked services.`,
  },
};

const reason = 'You received this email because it concerns the security of your account.';

/** Composes the mail about a change, with advice for an owner who did not make it. */
export function noticeMail(notice: Notice, to: string, siteUrl: string): Mail {
  const { subject, text } = notices[notice];
  const reset = siteUrl + paths.resetPassword;
  return mailOf(
    { to, subject, links: [reset] },
    {
      heading: subject,
      paragraphs: [text, 'If this was not you, choose a new password now and contact support:'],
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

/** Composes a mail with a code and no link, for a customer who is logged in. */
function codeMail({ to, code, lifetimeSeconds, opening, hint, closing }: CodeMail): Mail {
  const heading = 'Your verification code';
  return mailOf(
    { to, subject: `Your ${product} verification code`, code },
    {
      heading,
      paragraphs: [opening],
      code: { hint, value: code },
      after: [`The code works once and expires in ${describeLifetime(lifetimeSeconds)}.`, closing],
      reason,
    },
  );
}

/** Composes the mail with the code that the customer needs to set a new password. */
export function reauthenticationMail(to: string, code: string, lifetimeSeconds: number): Mail {
  const opening = `We received a request to change the password of your ${product} account.`;
  const hint = 'Enter this code to confirm the change:';
  const closing = 'If this was not you, log in and change your password.';
  return codeMail({ to, code, lifetimeSeconds, opening, hint, closing });
}

/**
 * Composes the mail with a code that opens a session. The portal requests this code before it
 * unlinks a sign-in method.
 */
export function signInCodeMail(to: string, code: string, lifetimeSeconds: number): Mail {
  const opening = `We received a request to change how you log in to your ${product} account.`;
  const hint = 'Enter this code to confirm that it is you:';
  const closing = 'If this was not you, do not share the code, and change your password.';
  return codeMail({ to, code, lifetimeSeconds, opening, hint, closing });
}
