import type { AuthError } from '../AuthError.ts';
import type { Purpose } from '../session/authStorage.ts';
import type { RedirectParameters } from './redirectParameters.ts';
import type { RedirectResult, RedirectFailure } from '../types.ts';

const texts: Record<Exclude<RedirectFailure, 'unreachable'>, string> = {
  expired: 'This link has expired or has already been used.',
  used: 'This link has already been used.',
  'other-browser':
    'This link was opened in a different browser than the one that requested it, or a newer link has replaced it.',
  unknown: 'This link did not work.',
};

/** A map rather than an object, because the URL may contain a name such as `constructor`. */
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

/** Error codes that the service sends only for codes that it has issued. */
const ofKnownCodes = ['flow_state_expired', 'bad_code_verifier'];

/**
 * The service issues a code only after it has accepted the link, so a genuine code proves that the email
 * address is confirmed. Anyone can write a code into a URL, so only the service can tell whether it is
 * genuine.
 */
const confirmedElsewhere = (isProved: boolean): RedirectResult => ({
  kind: 'confirmed-elsewhere',
  isProved,
});

/** Returns the result of a URL without a value that can be exchanged. */
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
export function resultAfterFailure(link: RedirectParameters, error: AuthError): RedirectResult {
  if (error.retryable) return { kind: 'failed', reason: 'unreachable', message: error.message };
  const code = error.code ?? '';
  const { provider } = link;
  if (provider !== undefined) return { kind: 'provider-failed', provider, errorCode: code };
  if (link.purpose === 'confirmation' && link.code !== undefined) {
    return confirmedElsewhere(ofKnownCodes.includes(code));
  }
  return failed(reasons.get(code) ?? 'unknown');
}
