import type { Enrollment } from '@bank-bonuses/auth';
import type { EnrollmentSteps } from './useEnrollment.ts';

/** The steps that enroll an authenticator app. Their input is the app's name. */
export const appSteps: EnrollmentSteps<string, Enrollment> = {
  begin: (factors, name) => factors.enroll(name),
  // Creates a new challenge for each code, so that it has not expired while the customer opened the
  // app.
  challenge: (factors, { factorId }) => factors.challenge({ id: factorId, kind: 'totp' }),
};
