import type { GoTrueClient } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import type { FollowedSession } from '../client/followSession.ts';
import { callClient } from '../client/toAuthError.ts';
import { factorFallbacks, toFactorError } from './factorMessages.ts';
import type { Factor, Factors } from './types.ts';

export interface FactorsDeps {
  client: GoTrueClient;
  session: Pick<FollowedSession, 'look'>;
}

/** Name that authenticator apps show above the customer's email address. */
const issuer = 'Bank Bonuses';

type WireFactor = Omit<Factor, 'kind'> & { kind: string; isVerified: boolean };

/**
 * Throws if a successful response lacks a value that the next call needs. The client itself checks
 * only the status.
 */
function checkPresent(fallback: string, ...needed: unknown[]): void {
  if (!needed.every((value) => typeof value === 'string' && value !== '')) {
    throw new AuthError(fallback);
  }
}

/** Creates the calls of the second step for the stored session. */
export function createFactors({ client, session }: FactorsDeps): Factors {
  /** Returns the data of a client call. Throws an error with a text for the customer. */
  const request = async <Data>(
    fallback: string,
    send: (mfa: GoTrueClient['mfa']) => Promise<{ data: Data; error: unknown }>,
  ) => {
    const result = await callClient(fallback, () => send(client.mfa)).catch(
      (failure: AuthError) => {
        throw toFactorError(failure, fallback);
      },
    );
    return result.data as NonNullable<Data>;
  };

  const readAll = async (fallback: string): Promise<WireFactor[]> => {
    const { all } = await request(fallback, (mfa) => mfa.listFactors());
    return all.map((factor) => ({
      id: factor.id,
      kind: factor.factor_type,
      isVerified: factor.status === 'verified',
      name: factor.friendly_name || undefined,
      phone: 'phone' in factor && typeof factor.phone === 'string' ? factor.phone : undefined,
      createdAt: factor.created_at,
    }));
  };

  const remove = async (factorId: string, fallback: string) => {
    await request(fallback, (mfa) => mfa.unenroll({ factorId }));
  };

  /** Removes the unverified factors of earlier attempts. */
  const removeLeftovers = async (kind: string, fallback: string) => {
    for (const factor of await readAll(fallback)) {
      if (factor.kind === kind && !factor.isVerified) await remove(factor.id, fallback);
    }
  };

  return {
    async list() {
      const all = await readAll(factorFallbacks.list);
      return all
        .filter(({ isVerified }) => isVerified)
        .flatMap(({ id, kind, name, phone, createdAt }): Factor[] =>
          kind === 'totp' || kind === 'phone' ? [{ id, kind, name, phone, createdAt }] : [],
        )
        .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
    },

    async enroll(name) {
      await removeLeftovers('totp', factorFallbacks.enroll);
      const { id, totp } = await request(factorFallbacks.enroll, (mfa) =>
        mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
      );
      checkPresent(factorFallbacks.enroll, id, totp?.secret, totp?.uri);
      return { factorId: id, secret: totp.secret, uri: totp.uri };
    },

    async enrollPhone({ name, number }) {
      await removeLeftovers('phone', factorFallbacks.enrollPhone);
      const { id } = await request(factorFallbacks.enrollPhone, (mfa) =>
        mfa.enroll({ factorType: 'phone', friendlyName: name, phone: number }),
      );
      checkPresent(factorFallbacks.enrollPhone, id);
      return id;
    },
    async challenge({ id: factorId, kind }) {
      const { id, expires_at: expiresAt } = await request(
        factorFallbacks.challenge,
        (mfa): Promise<{ data: { id: string; expires_at: number } | null; error: unknown }> =>
          mfa.challenge(kind === 'phone' ? { factorId, channel: 'sms' } : { factorId }),
      );
      checkPresent(factorFallbacks.challenge, id);
      return { factorId, challengeId: id, expiresAt };
    },

    async verify({ challenge: { factorId, challengeId }, code }) {
      await request(factorFallbacks.verify, (mfa) => mfa.verify({ factorId, challengeId, code }));
      await session.look();
    },

    remove: (factorId) => remove(factorId, factorFallbacks.remove),
  };
}
