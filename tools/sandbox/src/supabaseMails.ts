import { signInMails, type SignInMail } from '@bank-bonuses/mails';
import { senderName } from '@bank-bonuses/product';
import { paths } from '@bank-bonuses/product/routes';

// Placeholders that are replaced by Supabase's template variables after rendering, because a mail
// can link only to a valid web address.
const site = 'https://site.invalid';
const confirmation = 'https://confirmation.invalid/';
const token = 'TOKEN-HASH';

const code = '{{ .Token }}';
const templates = signInMails({
  sender: senderName,
  loginUrl: site + paths.login,
  resetPasswordUrl: site + paths.resetPassword,
  lifetimeSeconds: 3600,
});

const mails: Readonly<Record<string, SignInMail>> = {
  'Confirm sign up': templates.link('signup', {
    code,
    link: `${site}${paths.authCallback}?token_hash=${token}`,
  }),
  'Reset password': templates.link('recovery', {
    code,
    link: `${site}${paths.resetPassword}?type=recovery&token_hash=${token}`,
  }),
  'Magic link': templates.signInCode(code),
  'Change email address': templates.link('email_change', { code, link: confirmation }),
  Reauthentication: templates.reauthentication(code),
  'Password changed': templates.notice('password-changed'),
  'Email address changed': templates.notice('email-changed'),
  'Identity linked': templates.notice('identity-linked'),
  'Identity unlinked': templates.notice('identity-unlinked'),
  'Multi-factor method added': templates.notice('factor-added'),
  'Multi-factor method removed': templates.notice('factor-removed'),
};

/** The sign-in mails as templates for a hosted project. */
export const supabaseMails = Object.entries(mails).map(([title, { subject, html }]) => ({
  /** The name of the mail in Supabase's dashboard. */
  title,
  file: `${title.toLowerCase().replaceAll(' ', '-')}.html`,
  subject,
  html: html
    .replaceAll(site, '{{ .SiteURL }}')
    .replaceAll(confirmation, '{{ .ConfirmationURL }}')
    .replaceAll(token, '{{ .TokenHash }}'),
}));
