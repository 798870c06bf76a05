import { randomUUID } from 'node:crypto';
import type { SignInContext } from '../context.ts';
import { listFactors, lockFactors, type FactorRow } from './factors.ts';

type NewFactor = Pick<FactorRow, 'id' | 'factor_type' | 'friendly_name'> &
  Partial<Pick<FactorRow, 'phone' | 'secret_encrypted'>>;

/**
 * Adds a verified factor to an account directly in the database. Does nothing if the account
 * already has one.
 */
async function addFactor(context: SignInContext, userId: string, factor: NewFactor) {
  const now = context.now();
  await context.db.transaction().execute(async (db) => {
    await lockFactors(db, userId);
    if ((await listFactors(db, userId)).length > 0) return;
    await db
      .insertInto('mfa_factors')
      .values({
        ...factor,
        user_id: userId,
        status: 'verified',
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}

/**
 * Adds a verified authenticator app for a demo customer. Does nothing if the account already has a
 * factor.
 */
export async function addTotpFactor(
  context: SignInContext,
  userId: string,
  { name, secret }: { name: string; secret: string },
): Promise<void> {
  const id = randomUUID();
  await addFactor(context, userId, {
    id,
    factor_type: 'totp',
    friendly_name: name,
    secret_encrypted: context.factorSecrets.encrypt(secret, id),
  });
}

/**
 * Adds a verified phone for a demo customer. Does nothing if the account already has a factor.
 * `phone` is digits only.
 */
export async function addPhoneFactor(
  context: SignInContext,
  userId: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  await addFactor(context, userId, {
    id: randomUUID(),
    factor_type: 'phone',
    friendly_name: name,
    phone,
  });
}
