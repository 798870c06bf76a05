export const wrongPasswordText = 'Your current password is not right.';

export const accountFallbacks = {
  proof: 'Your current password could not be checked. Please try again.',
  mail: 'The code could not be sent to your email address. Please try again.',
  signOutOthers: 'Your other devices could not be signed out. Please try again.',
  signOutEverywhere: 'Your devices could not be signed out. Please try again.',
} as const;

/** To an applicant who has come through a provider. */
export const firstPasswordMessages: Record<string, string> = {
  reauthentication_needed:
    'You logged in more than a day ago. Please log out, log in again, and then choose your password.',
  // A try before a reload has set it, and only the customer knows it.
  current_password_invalid: 'Your account has a password already. Please enter that one.',
};

export const mailCodeMessages = {
  reauthentication_needed:
    'You signed in more than a day ago. We have sent a code to your email address: enter it to change your password.',
  reauthentication_not_valid: 'This code is not right or has expired. Please check it.',
} as const;
