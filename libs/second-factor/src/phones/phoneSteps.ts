import type { Challenge, Factors } from '@bank-bonuses/auth';
import type { EnrollmentSteps } from '../enrollment/useEnrollment.ts';

export interface NewPhone {
  name: string;
  /** With country code, as `+15550100144`. */
  number: string;
}

/** A phone that is being set up: its code has been sent. */
export interface PhoneEnrollment extends NewPhone {
  factorId: string;
  challenge: Challenge;
}

/** A phone, by its name and number. */
export const phoneSteps: EnrollmentSteps<NewPhone, PhoneEnrollment> = {
  async begin(factors, phone) {
    const factorId = await factors.enrollPhone(phone);
    try {
      return { ...phone, factorId, challenge: await sendCode(factors, { factorId }) };
    } catch (error) {
      // The next try removes it, too.
      factors.remove(factorId).catch(() => undefined);
      throw error;
    }
  },
  challenge: (_factors, { challenge }) => Promise.resolve(challenge),
};

/** Sends a phone its code. */
export const sendCode = (factors: Factors, { factorId }: { factorId: string }) =>
  factors.challenge({ id: factorId, kind: 'phone' });
