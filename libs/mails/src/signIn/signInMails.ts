import type { MailContent, RenderedMail } from '../layout/mailContent.ts';
import { renderMail } from '../layout/renderMail.ts';
import { ignore, linkWordings, type LinkMail } from './linkMails.ts';
import { noticeWordings, type SecurityNotice } from './notices.ts';

/** Facts about the product and its settings that appear in the sign-in mails. */
export interface SignInMailFacts {
  /** Name of the sender and of the product. */
  sender: string;
  loginUrl: string;
  resetPasswordUrl: string;
  /** Seconds for which links and codes work. */
  lifetimeSeconds: number;
}

export interface SignInMail extends RenderedMail {
  subject: string;
  links: string[];
  /** The six-digit code; `null` for a mail without one. */
  code: string | null;
}

export type SignInMails = ReturnType<typeof signInMails>;

const securityReason = 'You received this email because it concerns the security of your account.';

function describeLifetime(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes % 60 !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/**
 * Creates the templates of the mails that a sign-in service sends.
 *
 * @example
 * const mails = signInMails({
 *   sender: 'Bank Bonuses',
 *   loginUrl: 'https://portal.example.com/login',
 *   resetPasswordUrl: 'https://portal.example.com/reset-password',
 *   lifetimeSeconds: 3600,
 * });
 * mails.notice('password-changed');
 */
export function signInMails({
  sender,
  loginUrl,
  resetPasswordUrl,
  lifetimeSeconds,
}: SignInMailFacts) {
  const lifetime = describeLifetime(lifetimeSeconds);
  const mail = (
    { subject, links = [], code = null }: Pick<SignInMail, 'subject'> & Partial<SignInMail>,
    content: Omit<MailContent, 'sender'>,
  ): SignInMail => ({ subject, links, code, ...renderMail({ sender, ...content }) });

  const codeMail = (code: string, [opening, hint, closing]: readonly [string, string, string]) =>
    mail(
      { subject: `Your ${sender} verification code`, code },
      {
        heading: 'Your verification code',
        paragraphs: [opening],
        code: { hint, value: code },
        after: [`The code works once and expires in ${lifetime}.`, closing],
        reason: securityReason,
      },
    );

  return {
    /** A link and a six-digit code, of which either is enough. `name` is the recipient's, if known. */
    link(
      kind: LinkMail,
      { name, link, code }: { name?: string | undefined; link: string; code: string },
    ) {
      const { subject, heading, opening, request, button, codeHint, closing, reason } =
        linkWordings(sender)[kind];
      return mail(
        { subject, links: [link], code },
        {
          heading,
          name,
          paragraphs: [opening, request],
          button: { label: button, url: link },
          code: { hint: codeHint, value: code },
          after: [`The link and the code work once and expire in ${lifetime}.`, closing],
          reason,
        },
      );
    },

    /** For the owner of an account whose address was used for another sign-up. */
    alreadyRegistered: () =>
      mail(
        { subject: `You already have a ${sender} account`, links: [loginUrl, resetPasswordUrl] },
        {
          heading: 'You already have an account',
          paragraphs: [
            `We received a request to register with ${sender} using this email address. You already have an account, so nothing has changed.`,
          ],
          button: { label: 'Log in', url: loginUrl },
          after: [`Forgot your password? Choose a new one here: ${resetPasswordUrl}`, ignore],
          reason: 'You received this email because this address was used to register.',
        },
      ),

    /** Tells the owner about a change, with advice in case another person made it. */
    notice(kind: SecurityNotice) {
      const { subject, text } = noticeWordings(sender)[kind];
      return mail(
        { subject, links: [resetPasswordUrl] },
        {
          heading: subject,
          paragraphs: [text, 'If this was not you, choose a new password now and contact support:'],
          button: { label: 'Choose a new password', url: resetPasswordUrl },
          reason: securityReason,
        },
      );
    },

    /** The code that a signed-in customer needs to set a new password. */
    reauthentication: (code: string) =>
      codeMail(code, [
        `We received a request to change the password of your ${sender} account.`,
        'Enter this code to confirm the change:',
        'If this was not you, log in and change your password.',
      ]),

    /** The code that proves who the customer is before a login method is unlinked. */
    signInCode: (code: string) =>
      codeMail(code, [
        `We received a request to change how you log in to your ${sender} account.`,
        'Enter this code to confirm that it is you:',
        'If this was not you, do not share the code, and change your password.',
      ]),

    /** The text message with a code of a second step. */
    textMessage(code: string, codeSeconds: number): SignInMail {
      const text = `Your ${sender} code is ${code}. It works once and expires in ${describeLifetime(codeSeconds)}.`;
      return {
        subject: `Text message: your ${sender} code`,
        links: [],
        code,
        text: `${text}\n`,
        html: `<p>${text}</p>`,
      };
    },
  };
}
