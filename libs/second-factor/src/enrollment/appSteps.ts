import type { Enrollment } from '@bank-bonuses/auth';
import type { EnrollmentSteps } from './useEnrollment.ts';

/** An authenticator app, by its name. */
export const appSteps: EnrollmentSteps<string, Enrollment> = {
  begin: (factors, name) => factors.enroll(name),
  // A new one for each try, so that it has not expired while the customer opened the app.
  challenge: (factors, { factorId }) => factors.challenge({ id: factorId, kind: 'totp' }),
};
