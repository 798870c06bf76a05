import { noticeMail, reauthenticationMail, signInCodeMail } from './notices.ts';
import { tokenMail } from './mailMessages.ts';
import type { Mail } from './outbox.ts';

/** A mail template for the dashboard of a hosted Supabase project. */
export interface SupabaseMail {
  /** The name of the mail in Supabase's dashboard. The file name is derived from it. */
  title: string;
  subject: string;
  html: string;
}

// Placeholders that are replaced by Supabase's template variables after rendering, because
// `renderMail` accepts only valid web addresses.
const site = 'https://site.invalid';
const confirmation = 'https://confirmation.invalid/';
const token = 'TOKEN-HASH';

const lifetimeSeconds = 3600;
const common = { to: '', code: '{{ .Token }}', lifetimeSeconds };

const mails: Readonly<Record<string, Mail>> = {
  'Confirm sign up': tokenMail('signup', {
    ...common,
    link: `${site}/auth/callback?token_hash=${token}`,
  }),
  'Reset password': tokenMail('recovery', {
    ...common,
    link: `${site}/reset-password?type=recovery&token_hash=${token}`,
  }),
  'Magic link': signInCodeMail('', common.code, lifetimeSeconds),
  'Change email address': tokenMail('email_change_current', { ...common, link: confirmation }),
  Reauthentication: reauthenticationMail('', common.code, lifetimeSeconds),
  'Password changed': noticeMail('password-changed', '', site),
  'Email address changed': noticeMail('email-changed', '', site),
  'Identity linked': noticeMail('identity-linked', '', site),
  'Identity unlinked': noticeMail('identity-unlinked', '', site),
  'Multi-factor method added': noticeMail('factor-added', '', site),
  'Multi-factor method removed': noticeMail('factor-removed', '', site),
};

/** The sandbox's mails, converted to templates for a hosted project. */
export const supabaseMails: readonly SupabaseMail[] = Object.entries(mails).map(
  ([title, { subject, html }]) => ({
    title,
    subject,
    html: html
      .replaceAll(site, '{{ .SiteURL }}')
      .replaceAll(confirmation, '{{ .ConfirmationURL }}')
      .replaceAll(token, '{{ .TokenHash }}'),
  }),
);

export const fileOf = ({ title }: SupabaseMail): string =>
  `${title.toLowerCase().replaceAll(' ', '-')}.html`;
