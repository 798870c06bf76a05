import type { RegistrationPayload } from '@bank-bonuses/api-client';
import type { Database } from '../db/index.ts';
import { httpErrors } from '../http/index.ts';
import { type IdentityProvider, isSameAddress } from '../identity/index.ts';

export interface OwnershipDeps {
  db: Database;
  identity: IdentityProvider;
}

/** The result of proving address and password. */
export interface Ownership {
  /** The id of the user's existing registration, if there is one. */
  registrationId: string | undefined;
  /** Whether stored data may only be read with a second factor. */
  needsSecondFactor: boolean;
}

/**
 * Proves that the caller owns the auth user: the identity provider has the id with this address,
 * and accepts the password. Throws 401 or 409 otherwise.
 */
export async function proveOwnership(
  { db, identity }: OwnershipDeps,
  { auth_id: authId, email, password }: Pick<RegistrationPayload, 'auth_id' | 'email' | 'password'>,
): Promise<Ownership> {
  const registered = await db.kysely
    .selectFrom('portal.registrations')
    .select(['id', 'email'])
    .where('auth_id', '=', authId)
    .executeTakeFirst();
  if (registered && !isSameAddress(registered.email, email)) throw httpErrors.otherAddress();
  const user = await identity.findUser(authId);
  if (!user || !isSameAddress(user.email, email)) throw httpErrors.notTheOwner();
  const answer = await identity.provePassword({ email, password });
  if (answer === 'rejected') throw httpErrors.notTheOwner();
  return { registrationId: registered?.id, needsSecondFactor: user.needsSecondFactor };
}
