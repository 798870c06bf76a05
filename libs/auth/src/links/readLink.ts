import { isRecovery, providerQuery } from '@bank-bonuses/product/routes';
import type { LinkFailure, Purpose, RedirectResult } from '../types.ts';

/** The values that a mail link or a provider added to the URL: a code, a token hash or an error. */
export interface Link {
  purpose: Purpose;
  /** The provider that redirected the visitor here. */
  provider: string | undefined;
  /** PKCE code, exchanged for a session with the verifier that this browser stored. */
  code?: string | undefined;
  /** Token hash, which any browser can exchange for a session. */
  tokenHash?: string | undefined;
  /**
   * The service's error code. The error text in the URL is ignored, because anyone can put a text
   * into a URL.
   */
  errorCode?: string | undefined;
}

const oneTimeNames = [
  'code',
  'token_hash',
  'sb_flow_id',
  'error',
  'error_code',
  'error_description',
];

/** Names in the fragment of a flow that the portal does not use. */
const foreignNames = ['access_token', 'refresh_token', 'provider_token'];

export function readLink(href: string): Link {
  const { searchParams: query, hash } = new URL(href);
  const fragment = new URLSearchParams(hash.slice(1));
  const find = (name: string) => query.get(name) ?? fragment.get(name) ?? undefined;
  const isUnknown =
    find('error_description') !== undefined || foreignNames.some((name) => fragment.has(name));
  const errorCode = find('error_code') ?? find('error') ?? (isUnknown ? 'unknown' : undefined);
  const tokenHash = query.get('token_hash') ?? undefined;
  const code = query.get('code') ?? undefined;
  return {
    purpose: isRecovery(query.toString()) ? 'recovery' : 'confirmation',
    provider: query.get(providerQuery) ?? undefined,
    ...(errorCode !== undefined
      ? { errorCode }
      : tokenHash !== undefined
        ? { tokenHash }
        : { code }),
  };
}

/** Removes one-time values from the URL and from the history entry. */
export function removeOneTimeValues(): void {
  const url = new URL(window.location.href);
  for (const name of oneTimeNames) url.searchParams.delete(name);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const names = [...oneTimeNames, ...foreignNames, 'sb'];
  if (names.some((name) => fragment.has(name))) url.hash = '';
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
}

const texts: Record<Exclude<LinkFailure, 'unreachable'>, string> = {
  expired: 'This link has expired or has already been used.',
  used: 'This link has already been used.',
  'other-browser':
    'This link was opened in a different browser than the one that requested it, or a newer link has replaced it.',
  unknown: 'This link did not work.',
};

/**
 * A `Map` rather than an object, because the error code in the URL may be the name of an object
 * property such as `constructor`.
 */
const reasons = new Map<string | undefined, keyof typeof texts>([
  ['otp_expired', 'expired'],
  ['flow_state_expired', 'expired'],
  ['flow_state_not_found', 'used'],
  ['bad_code_verifier', 'other-browser'],
  ['pkce_code_verifier_not_found', 'other-browser'],
]);

/** Errors that the service sends only for a code that it has issued. */
const ofKnownCodes: readonly unknown[] = ['flow_state_expired', 'bad_code_verifier'];

/** Returns the result of a link whose code is not exchanged at once. */
export function resultWithoutExchange({ tokenHash, ...link }: Link): RedirectResult {
  if (link.errorCode !== undefined) return failedResult(link, link.errorCode);
  if (tokenHash !== undefined) return { kind: 'unverified', purpose: link.purpose };
  return { kind: 'none' };
}

export function resultAfterExchange(purpose: Purpose): RedirectResult {
  return { kind: purpose === 'recovery' ? 'recovery' : 'signed-in' };
}

/** Returns the result of a link that failed with an error code of the service. */
export function failedResult({ provider, code, purpose }: Link, errorCode = ''): RedirectResult {
  if (provider !== undefined) return { kind: 'provider-failed', provider, errorCode };
  // The service issues a code only after it has accepted the mail link, so a genuine code proves that
  // the address is confirmed. Anyone can put a code into a URL.
  if (code !== undefined && purpose === 'confirmation') {
    return { kind: 'confirmed-elsewhere', isProved: ofKnownCodes.includes(errorCode) };
  }
  const reason = reasons.get(errorCode) ?? 'unknown';
  return { kind: 'failed', reason, message: texts[reason] };
}
