import { longMoment } from '@bank-bonuses/product';

export const momentText = (isoTime: string | undefined): string | null =>
  isoTime === undefined ? null : longMoment(isoTime);

const names: Record<string, string> = {
  password: 'password',
  totp: 'authenticator app',
  'mfa/phone': 'code sent to your phone',
  oauth: 'linked login',
};

/**
 * Returns the sign-in methods as text, for example 'Password and authenticator app'. All other
 * methods are a link or a code in an email, so they are displayed as 'email'.
 */
export function methodText(methods: readonly string[]): string | null {
  const words = [...new Set(methods.map((method) => names[method] ?? 'email'))].join(' and ');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns when the session ends. Sessions are renewed until a logout, unless the deployment sets a
 * maximum age.
 */
export function endText(signedInAt: string | undefined, maxSessionMs: number | undefined): string {
  if (signedInAt === undefined || maxSessionMs === undefined) return 'When you log out';
  const end = new Date(Date.parse(signedInAt) + maxSessionMs).toISOString();
  return `When you log out, at the latest ${longMoment(end)}`;
}
