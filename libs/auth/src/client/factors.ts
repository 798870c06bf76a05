import { AuthError } from '../AuthError.ts';
import { codeCheckTexts, fallbacks } from '../texts.ts';
import type { CallDeps } from './session.ts';

/** A second factor: an authenticator app, or a phone that receives a code by text message. */
export interface Factor {
  id: string;
  kind: FactorKind;
  /** Name of the factor, as the customer entered it; `undefined` if there is none. */
  name: string | undefined;
  /** Phone number; `undefined` for an authenticator app. */
  phone: string | undefined;
  /** ISO time. */
  createdAt: string;
}

export type FactorKind = 'totp' | 'phone';

/** An authenticator app that is being set up. It becomes a factor once one of its codes is verified. */
export interface Enrollment {
  factorId: string;
  /** Base32 secret, for customers who type it into the app. */
  secret: string;
  /** The `otpauth://` URL for the QR code. */
  uri: string;
}

/** A challenge that the service has issued. The customer answers it with a code. */
export interface Challenge {
  factorId: string;
  challengeId: string;
}

/** Calls of the second step of signing in. @throws AuthError with the text to show */
export type Factors = ReturnType<typeof createFactors>;

/** Name that authenticator apps show above the customer's email address. */
const issuer = 'Bank Bonuses';

export function createFactors({ client, session, call }: CallDeps) {
  const { mfa } = client;

  const readAll = async (fallback: string) => (await call(fallback, () => mfa.listFactors())).all;

  const remove = async (factorId: string, fallback: string = fallbacks.removeFactor) => {
    await call(fallback, () => mfa.unenroll({ factorId }));
  };

  /** Removes the unverified factors of earlier attempts. */
  const removeLeftovers = async (kind: FactorKind, fallback: string) => {
    for (const { id, factor_type, status } of await readAll(fallback)) {
      if (factor_type === kind && status !== 'verified') await remove(id, fallback);
    }
  };

  return {
    /** Returns the verified factors, oldest first. Asks the service, because the stored user may be stale. */
    async list(): Promise<Factor[]> {
      const all = await readAll(fallbacks.listFactors);
      return all
        .filter(({ status }) => status === 'verified')
        .flatMap((factor): Factor[] => {
          const { id, factor_type: kind, friendly_name: name, created_at: createdAt } = factor;
          if (kind !== 'totp' && kind !== 'phone') return [];
          const phone = (factor as { phone?: string }).phone || undefined;
          return [{ id, kind, name: name || undefined, phone, createdAt }];
        })
        .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
    },

    /** Starts the set-up of an authenticator app. Removes the unverified apps of earlier attempts. */
    async enroll(name: string): Promise<Enrollment> {
      const fallback = fallbacks.enrollApp;
      await removeLeftovers('totp', fallback);
      const { id, totp } = await call(fallback, () =>
        mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
      );
      checkPresent(fallback, id, totp?.secret, totp?.uri);
      return { factorId: id, secret: totp.secret, uri: totp.uri };
    },

    /**
     * Starts the set-up of a phone and returns the id of the factor. Removes the unverified phones of
     * earlier attempts.
     * @param phone its name and its number with country code, such as `+15550100144`
     */
    async enrollPhone({ name, number }: { name: string; number: string }): Promise<string> {
      const fallback = fallbacks.enrollPhone;
      await removeLeftovers('phone', fallback);
      const { id } = await call(fallback, () =>
        mfa.enroll({ factorType: 'phone', friendlyName: name, phone: number }),
      );
      checkPresent(fallback, id);
      return id;
    },

    /** Starts a challenge; for a phone, the service sends the code. */
    async challenge({ id: factorId, kind }: Pick<Factor, 'id' | 'kind'>): Promise<Challenge> {
      const { id } = await call(fallbacks.challenge, async () =>
        kind === 'phone'
          ? await mfa.challenge({ factorId, channel: 'sms' })
          : await mfa.challenge({ factorId }),
      );
      checkPresent(fallbacks.challenge, id);
      return { factorId, challengeId: id };
    },

    /**
     * Verifies a code and raises the session to `aal2` in every tab. Completes the set-up if the
     * factor is not verified yet.
     */
    async verify({ challenge, code }: { challenge: Challenge; code: string }): Promise<void> {
      const { factorId, challengeId } = challenge;
      await call(
        fallbacks.checkCode,
        () => mfa.verify({ factorId, challengeId, code }),
        codeCheckTexts,
      );
      await session.look();
    },

    remove: (factorId: string) => remove(factorId),
  };
}

/**
 * Throws if a successful response lacks a value that the next call needs. The client itself checks
 * only the status.
 */
function checkPresent(fallback: string, ...needed: unknown[]): void {
  if (!needed.every((value) => typeof value === 'string' && value !== '')) {
    throw new AuthError(fallback);
  }
}
