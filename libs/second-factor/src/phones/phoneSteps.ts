import type { Challenge, Factors } from '@bank-bonuses/auth';
import type { EnrollmentSteps } from '../enrollment/useEnrollment.ts';

export interface NewPhone {
  name: string;
  /** Phone number with country code: `+15550100144`. */
  number: string;
}

/** A phone whose enrollment has begun: its code has been sent. */
export interface PhoneEnrollment extends NewPhone {
  factorId: string;
  challenge: Challenge;
}

/** The steps that enroll a phone. Their input is its name and number. */
export const phoneSteps: EnrollmentSteps<NewPhone, PhoneEnrollment> = {
  async begin(factors, phone) {
    const factorId = await factors.enrollPhone(phone);
    try {
      return { ...phone, factorId, challenge: await sendCode(factors, { factorId }) };
    } catch (error) {
      // A failure is ignored, because the next enrollment also removes the factor.
      factors.remove(factorId).catch(() => undefined);
      throw error;
    }
  },
  challenge: (_factors, { challenge }) => Promise.resolve(challenge),
};

/** Sends a code to a phone, and returns the challenge. */
export const sendCode = (factors: Factors, { factorId }: { factorId: string }) =>
  factors.challenge({ id: factorId, kind: 'phone' });
