import { randomUUID } from 'node:crypto';
import type { SignInContext } from '../context.ts';
import { listFactors, lockFactors } from './factors.ts';

/** Gives an account a verified authenticator app without HTTP, unless it has a factor. For demo customers. */
export async function addTotpFactor(
  context: SignInContext,
  userId: string,
  { name, secret }: { name: string; secret: string },
): Promise<void> {
  const [id, now] = [randomUUID(), context.now()];
  await context.db.transaction().execute(async (db) => {
    await lockFactors(db, userId);
    if ((await listFactors(db, userId)).length > 0) return;
    await db
      .insertInto('mfa_factors')
      .values({
        id,
        user_id: userId,
        factor_type: 'totp',
        friendly_name: name,
        status: 'verified',
        secret_encrypted: context.factorSecrets.encrypt(secret, id),
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}
