export const wrongPasswordText = 'Your current password is incorrect.';

export const accountFallbacks = {
  proof: 'Your current password could not be checked. Please try again.',
  mail: 'The code could not be sent to your email address. Please try again.',
  signOutOthers: 'Your other devices could not be logged out. Please try again.',
  signOutEverywhere: 'Your devices could not be logged out. Please try again.',
} as const;

/** Messages for an applicant whose account was created by a provider such as Google. */
export const firstPasswordMessages: Record<string, string> = {
  reauthentication_needed:
    'You logged in more than a day ago. Please log out, log in again, and then choose your password.',
  // An earlier attempt, before a reload of the page, has already set the password.
  current_password_invalid: 'Your account already has a password. Please enter that password.',
};

export const mailCodeMessages = {
  reauthentication_needed:
    'You logged in more than a day ago. We have sent a code to your email address: enter it to change your password.',
  reauthentication_not_valid: 'This code is incorrect or has expired. Please check it.',
} as const;
