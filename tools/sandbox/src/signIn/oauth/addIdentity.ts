import type { SignInContext } from '../context.ts';
import { findIdentity, insertIdentity } from './externalAccounts.ts';
import type { ExternalProfile } from './stubProfile.ts';

/**
 * Links a provider's account to a user directly in the database, for demo customers. Does nothing
 * if it is already linked.
 */
export async function addIdentity(
  context: SignInContext,
  userId: string,
  linked: { provider: string; profile: ExternalProfile },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    if ((await findIdentity(db, linked)) !== undefined) return;
    await insertIdentity(context, db, userId, linked);
  });
}
