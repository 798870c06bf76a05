/** A mail with a link and a six-digit code. */
export type LinkMail = keyof ReturnType<typeof linkWordings>;

export const ignore =
  'If you did not request this, you can ignore this email. Nothing will change.';

/** Returns the texts of the mails with a link. */
export const linkWordings = (sender: string) => ({
  signup: {
    subject: `Confirm your email address for ${sender}`,
    heading: 'Confirm your email address',
    button: 'Confirm email address',
    reason: 'You received this email because this address was used to register.',
    opening: `Thank you for registering with ${sender}.`,
    request: 'Open this link to confirm your email address. Then you can log in:',
    codeHint: 'If a page asks for a code instead, enter this one:',
    closing: ignore,
  },
  recovery: {
    subject: `Reset your ${sender} password`,
    heading: 'Reset your password',
    button: 'Choose a new password',
    reason: 'You received this email because a password reset was requested for this address.',
    opening: `We received a request to reset the password of your ${sender} account.`,
    request: 'Open this link in the same browser to choose a new password:',
    codeHint: 'On another device, enter this code on the password reset page instead:',
    closing:
      'If you did not request this, you can ignore this email. Your password will not change.',
  },
  email_change: {
    subject: `Confirm the new email address of your ${sender} account`,
    heading: 'Confirm your change of email address',
    button: 'Confirm change',
    reason: 'You received this email because a new email address was requested for your account.',
    opening: `We received a request to change the email address of your ${sender} account.`,
    request: 'Open this link to confirm the change:',
    codeHint: 'If a page asks for a code instead, enter this one:',
    closing: 'If you did not request this, do not open the link, and change your password.',
  },
});
