import { AuthError } from '../AuthError.ts';
import { secondFactorText } from '../authMessages.ts';
import { waitText } from '../mailCooldown.ts';

export const factorFallbacks = {
  list: 'Your second steps could not be loaded. Please try again.',
  enroll: 'The authenticator app could not be set up. Please try again.',
  enrollPhone: 'The phone could not be set up. Please try again.',
  challenge: 'The second step could not be started. Please try again.',
  verify: 'The code could not be checked. Please try again.',
  remove: 'The second step could not be removed. Please try again.',
} as const;

/**
 * Messages by error code that tell the customer what to do. The service's own texts contain
 * technical terms such as factors and assurance levels.
 */
const texts: Record<string, string> = {
  mfa_verification_failed:
    'This code is incorrect. Codes change every 30 seconds: please enter the newest one.',
  mfa_challenge_expired: 'This took too long. Please try again with a new code.',
  // The service returns this error code for a challenge that was already used, and after the
  // customer's IP address has changed.
  mfa_ip_address_mismatch:
    'This code has already been used, or your internet connection has changed. Please try again with a new code.',
  mfa_factor_not_found:
    'This second step is no longer part of your account. Please load the page again.',
  mfa_factor_name_conflict: 'You have already used this name. Please choose another one.',
  too_many_enrolled_mfa_factors:
    'You cannot add more second steps. First remove one that you no longer use.',
  mfa_phone_enroll_not_enabled: 'Phones cannot be set up right now.',
  mfa_verified_factor_exists: 'This phone is already set up.',
  mfa_totp_enroll_not_enabled: 'Authenticator apps cannot be set up right now.',
  mfa_totp_verify_not_enabled: 'Codes from authenticator apps cannot be checked right now.',
  mfa_phone_verify_not_enabled: 'Codes sent by text message cannot be checked right now.',
  insufficient_aal: secondFactorText,
};

/**
 * Message for a wrong code from a text message. Such a code does not change every 30 seconds,
 * unlike the code of an authenticator app.
 */
const wrongPhoneCode = 'This code is incorrect. Please check the newest message and try again.';

/**
 * Returns the error of a factor call with a text for the customer.
 * @param fallback the fallback message of the call, which also identifies the call
 */
export function toFactorError(failure: AuthError, fallback: string): AuthError {
  const text = textOf(failure, fallback);
  return text === undefined ? failure : new AuthError(text, failure);
}

function textOf(failure: AuthError, fallback: string): string | undefined {
  const { code, message, retryAfterSeconds } = failure;
  const wait = retryAfterSeconds === undefined ? 'a few minutes' : waitText(retryAfterSeconds);
  if (code === 'over_sms_send_rate_limit') {
    return `We cannot send another code yet. Please try again in ${wait}.`;
  }
  // After the wait, the authenticator app shows a different code.
  if (code === 'over_request_rate_limit' && fallback === factorFallbacks.verify) {
    return `Too many attempts. Please try again in ${wait}, with the newest code.`;
  }
  const isPhone = code === 'mfa_verification_failed' && message.includes('Phone');
  return isPhone ? wrongPhoneCode : texts[code ?? ''];
}
