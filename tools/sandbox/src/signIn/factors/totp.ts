import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Returns a random secret of 32 base32 characters. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Percent-encodes a label of the URI, except for `@` and `:`, which are valid in a path. */
function escapeLabel(text: string): string {
  return encodeURIComponent(text).replaceAll('%40', '@').replaceAll('%3A', ':');
}

/** Returns the URI for the QR code of an authenticator app. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const query = [
    `algorithm=${parameters.algorithm}`,
    `digits=${parameters.digits}`,
    `issuer=${encodeURIComponent(issuer)}`,
    `period=${parameters.period}`,
    `secret=${secret}`,
  ];
  return `otpauth://totp/${escapeLabel(issuer)}:${escapeLabel(email)}?${query.join('&')}`;
}

/**
 * Returns the URI as an SVG QR code. The SVG must not contain `#`, because the client appends it
 * unescaped to `data:image/svg+xml;utf-8,`.
 */
export function qrCode(uri: string): string {
  const svg = renderSVG(uri, { whiteColor: 'white', blackColor: 'black', border: 4 });
  return `<?xml version="1.0" encoding="UTF-8"?>${svg}`;
}

/**
 * Returns the TOTP counter (number of the 30-second period) of a code, or undefined if the code is
 * wrong. Accepts the current, the previous and the next period.
 */
export function totpCounter(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
