import { longMoment } from '@bank-bonuses/messages';

export const momentText = (isoTime: string | undefined): string | null =>
  isoTime === undefined ? null : longMoment(isoTime);

const names: Record<string, string> = {
  password: 'password',
  totp: 'authenticator app',
  'mfa/phone': 'code sent to your phone',
  oauth: 'linked sign-in',
};

/**
 * Returns for example 'Password and authenticator app'. Other methods are a link or a code of a
 * mail.
 */
export function methodText(methods: readonly string[]): string | null {
  const words = [...new Set(methods.map((method) => names[method] ?? 'email'))].join(' and ');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A session is renewed until a logout, unless the deployment sets an end. */
export function endText(signedInAt: string | undefined, maxSessionMs: number | undefined): string {
  if (signedInAt === undefined || maxSessionMs === undefined) return 'When you log out';
  const end = new Date(Date.parse(signedInAt) + maxSessionMs).toISOString();
  return `When you log out, at the latest ${longMoment(end)}`;
}
