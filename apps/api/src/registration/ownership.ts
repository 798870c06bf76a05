import type { RegistrationPayload } from '@bank-bonuses/api-client';
import type { Database } from '../db/index.ts';
import { httpErrors } from '../http/index.ts';
import { type IdentityProvider, isSameAddress } from '../identity/index.ts';

export interface OwnershipDeps {
  db: Database;
  identity: IdentityProvider;
}

/**
 * Proves that the person who posts owns the auth user: the identity provider knows the id, with this address, and
 * takes the password. Returns the registration that the user has already, if any.
 */
export async function proveOwnership(
  { db, identity }: OwnershipDeps,
  { auth_id: authId, email, password }: Pick<RegistrationPayload, 'auth_id' | 'email' | 'password'>,
): Promise<string | undefined> {
  const registered = await db.kysely
    .selectFrom('portal.registrations')
    .select(['id', 'email'])
    .where('auth_id', '=', authId)
    .executeTakeFirst();
  if (registered && !isSameAddress(registered.email, email)) throw httpErrors.otherAddress();
  const user = await identity.findUser(authId);
  if (!user || !isSameAddress(user.email, email)) throw httpErrors.notTheOwner();
  const answer = await identity.provePassword({ email, password });
  if (answer === 'refused') throw httpErrors.notTheOwner();
  return registered?.id;
}
