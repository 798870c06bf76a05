import type { RegistrationPayload } from '@bank-bonuses/api-client';
import type { Database } from '../db/openDatabase.ts';
import { problems } from '../http/problem.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';
import { isSameAddress } from '../identity/isSameAddress.ts';

export interface OwnershipParts {
  db: Database;
  identity: IdentityProvider;
}

/**
 * Proves that whoever posts owns the auth user: the provider knows the id, with this address, and
 * takes the password. Returns the registration that the user has already, if any.
 */
export async function proveOwnership(
  { db, identity }: OwnershipParts,
  { auth_id: authId, email, password }: Pick<RegistrationPayload, 'auth_id' | 'email' | 'password'>,
): Promise<string | undefined> {
  const registered = await db.kysely
    .selectFrom('portal.registrations')
    .select(['id', 'email'])
    .where('auth_id', '=', authId)
    .executeTakeFirst();
  if (registered && !isSameAddress(registered.email, email)) throw problems.otherAddress();
  const user = await identity.findUser(authId);
  if (!user || !isSameAddress(user.email, email)) throw problems.notTheOwner();
  const proof = await identity.provePassword({ email, password });
  if (proof === 'refused') throw problems.notTheOwner();
  return registered?.id;
}
