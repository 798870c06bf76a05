import type { AuthError } from '../AuthError.ts';
import type { Purpose, RedirectParameters } from './redirectParameters.ts';
import type { RedirectResult, RedirectFailure } from '../types.ts';

const texts: Record<Exclude<RedirectFailure, 'unreachable'>, string> = {
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
const reasons = new Map<string, keyof typeof texts>([
  ['otp_expired', 'expired'],
  ['flow_state_expired', 'expired'],
  ['flow_state_not_found', 'used'],
  ['bad_code_verifier', 'other-browser'],
  ['pkce_code_verifier_not_found', 'other-browser'],
]);

const failed = (reason: keyof typeof texts): RedirectResult => ({
  kind: 'failed',
  reason,
  message: texts[reason],
});

/**
 * Errors that prove that a code is genuine: the service sends them only for a code that it has
 * issued.
 */
const ofKnownCodes = ['flow_state_expired', 'bad_code_verifier'];

/**
 * Returns the result for an email address that was confirmed, but not in this browser. The service
 * issues a code only after it has accepted the mail link, so a genuine code proves that the address
 * is confirmed. Anyone can put a code into a URL, so `isProved` is true only if the service has
 * recognized the code.
 */
const confirmedElsewhere = (isProved: boolean): RedirectResult => ({
  kind: 'confirmed-elsewhere',
  isProved,
});

/** Returns whether the link contains a code that this browser may be able to exchange. */
export const isExchanged = ({ code, tokenHash, errorCode }: RedirectParameters): boolean =>
  code !== undefined && tokenHash === undefined && errorCode === undefined;

/** Returns the result of a URL whose code, if there is one, cannot be exchanged. */
export function resultWithoutExchange(link: RedirectParameters): RedirectResult {
  const { provider, code, errorCode = code && 'pkce_code_verifier_not_found' } = link;
  if (provider !== undefined) {
    return errorCode ? { kind: 'provider-failed', provider, errorCode } : { kind: 'none' };
  }
  if (link.errorCode !== undefined) return failed(reasons.get(link.errorCode) ?? 'unknown');
  if (link.tokenHash !== undefined) return { kind: 'unverified', purpose: link.purpose };
  if (link.hasForeignTokens) return failed('unknown');
  if (link.code === undefined) return { kind: 'none' };
  return link.purpose === 'recovery' ? failed('other-browser') : confirmedElsewhere(false);
}

/** Returns the result of a successful exchange. */
export function resultAfterExchange(purpose: Purpose): RedirectResult {
  return { kind: purpose === 'recovery' ? 'recovery' : 'signed-in' };
}

/** Returns the result of a failed exchange. */
export function resultAfterFailure(link: RedirectParameters, error?: AuthError): RedirectResult {
  const code = error?.code ?? '';
  // A token hash can be sent again.
  if (error?.retryable && link.tokenHash !== undefined) {
    return { kind: 'failed', reason: 'unreachable', message: error.message };
  }
  const { provider } = link;
  if (provider !== undefined) return { kind: 'provider-failed', provider, errorCode: code };
  if (link.purpose === 'confirmation' && link.code !== undefined) {
    return confirmedElsewhere(ofKnownCodes.includes(code));
  }
  return failed(reasons.get(code) ?? 'unknown');
}
