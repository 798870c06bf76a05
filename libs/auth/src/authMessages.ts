/**
 * Fallback messages for responses without a text. The specification defines all of them except
 * `resend`.
 */
export const fallbackMessages = {
  signIn: 'An error occurred during login',
  noSession: 'Authentication failed',
  signUp: 'Failed to create auth user',
  noUser: 'Registration failed: No user data returned',
  signOut: 'An error occurred during logout',
  passwordReset: 'An error occurred during password reset',
  passwordUpdate: 'An error occurred while updating your password',
  resend: 'The confirmation email could not be sent. Please try again in a few minutes.',
} as const;

/** Returns the message for a call that received no response. */
export const unreachableText = () =>
  navigator.onLine
    ? 'We could not reach the login service. Check your internet connection and try again.'
    : 'You are offline. Check your internet connection and try again.';

/**
 * Message for a failed load of the sign-in client, because a newer deployment has removed its
 * script.
 */
export const notLoadedText =
  'A part of this page could not be loaded. Please load the page again; passwords that you typed are not kept.';

export const sessionEndedText = 'Your session has ended. Please log in again.';

export const secondFactorText =
  'Please confirm your identity with your second step first, such as the code from your authenticator app.';
