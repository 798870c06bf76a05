/** Texts for a failed call whose response has no usable text, by call. */
export const fallbacks = {
  // The specification defines these texts.
  signIn: 'An error occurred during login',
  noSession: 'Authentication failed',
  signUp: 'Failed to create auth user',
  noUser: 'Registration failed: No user data returned',
  signOut: 'An error occurred during logout',
  passwordReset: 'An error occurred during password reset',
  passwordUpdate: 'An error occurred while updating your password',

  resend: 'The confirmation email could not be sent. Please try again in a few minutes.',
  checkPassword: 'Your current password could not be checked. Please try again.',
  sendMailCode: 'The code could not be sent to your email address. Please try again.',
  signOutOthers: 'Your other devices could not be logged out. Please try again.',
  signOutEverywhere: 'Your devices could not be logged out. Please try again.',
  listFactors: 'Your second steps could not be loaded. Please try again.',
  enrollApp: 'The authenticator app could not be set up. Please try again.',
  enrollPhone: 'The phone could not be set up. Please try again.',
  challenge: 'The second step could not be started. Please try again.',
  checkCode: 'The code could not be checked. Please try again.',
  removeFactor: 'The second step could not be removed. Please try again.',
  listIdentities: 'Your linked logins could not be loaded. Please try again.',
  unlink: 'This login could not be unlinked. Please try again.',
} as const;

/** Texts by error code. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Texts that replace the service's own, which contain technical terms such as factors and identities.
 */
export const textsByCode: Texts = {
  insufficient_aal:
    'Please confirm your identity with your second step first, such as the code from your authenticator app.',
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
  over_request_rate_limit: 'Too many attempts. Please try again in a few minutes.',
  over_email_send_rate_limit: 'Too many emails were requested. Please try again in an hour.',
  over_sms_send_rate_limit: 'We cannot send another code yet. Please try again in a few minutes.',
  manual_linking_disabled: 'Logins cannot be unlinked right now.',
  identity_not_found: 'This login is no longer linked to your account. Please load the page again.',
  single_identity_not_deletable: 'This is your only way to log in, so it cannot be unlinked.',
  email_conflict_identity_not_deletable:
    'You cannot unlink this login. Another account uses the email address that would remain.',
};

/** Unlike the code of an authenticator app, the code of a text message does not change. */
export const wrongPhoneCodeText =
  'This code is incorrect. Please check the newest message and try again.';

const wrongMailCodeText = 'This code is incorrect or has expired. Please check it.';

/** Texts for the check of a code from an authenticator app or a text message. */
export const codeCheckTexts: Texts = {
  // After the wait, the authenticator app shows a different code.
  over_request_rate_limit:
    'Too many attempts. Please try again in a few minutes, with the newest code.',
};

/** Texts for the check of a mailed code. */
export const mailCodeTexts: Texts = { otp_expired: wrongMailCodeText };

const wrongPasswordText = 'Your current password is incorrect.';

/** Texts for the change of a password. */
export const changePasswordTexts: Texts = {
  invalid_credentials: wrongPasswordText,
  current_password_invalid: wrongPasswordText,
  current_password_required: wrongPasswordText,
  reauthentication_needed:
    'You logged in more than a day ago. We have sent a code to your email address: enter it to change your password.',
  reauthentication_not_valid: wrongMailCodeText,
};

/** Texts for the first password of an account that a provider such as Google created. */
export const firstPasswordTexts: Texts = {
  reauthentication_needed:
    'You logged in more than a day ago. Please log out, log in again, and then choose your password.',
  // An earlier attempt, before a reload of the page, has already set the password.
  current_password_invalid: 'Your account already has a password. Please enter that password.',
};

/** Returns the message for a call that received no response. */
export const unreachableText = () =>
  navigator.onLine
    ? 'We could not reach the login service. Check your internet connection and try again.'
    : 'You are offline. Check your internet connection and try again.';

export const notLoadedText =
  'A part of this page could not be loaded. Please load the page again; passwords that you typed are not kept.';

export const sessionEndedText = 'Your session has ended. Please log in again.';

/** Returns a wait as text: '41 seconds', '1 second', '5 minutes'. */
export function waitText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
