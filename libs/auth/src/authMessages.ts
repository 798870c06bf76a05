/** The specification's texts for answers that carry none of their own. */
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

/** What to say without an answer. A browser that knows of no connection says so itself. */
export const unreachableText = () =>
  navigator.onLine
    ? 'We could not reach the sign-in service. Check your internet connection and try again.'
    : 'You are offline. Check your internet connection and try again.';

/** A newer deployment has removed the sign-in client's script. */
export const outdatedText =
  'The portal has been updated since you opened this page. Please load the page again; passwords that you typed are not kept.';

export const sessionEndedText = 'Your session has ended. Please log in again.';

export const secondFactorText =
  'Please confirm that it is you with the second step first, such as the code of your authenticator app.';
