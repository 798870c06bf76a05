/** The age in years from which somebody may register. */
export const minimumAge = 18;

/** What invalid personal information is told, by the portal and by the service. */
export const personalTexts = {
  ssnIncomplete: 'SSN must be 9 digits. Format: XXX-XX-XXXX',
  birthDateInvalid: 'Please enter a valid date of birth',
  tooYoung: `You must be at least ${minimumAge} years old to register`,
} as const;
