import type { Selectable } from 'kysely';
import { isUuid } from '../http/body.ts';
import { AuthApiError } from '../http/errors.ts';
import type { Executor } from '../context.ts';
import type { Metadata, SignInTables } from '../database/tables.ts';

export type FactorRow = Selectable<SignInTables['mfa_factors']>;

/** A factor as the wire shows it: without its secret. */
export function factorJson(row: FactorRow): Metadata {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    status: row.status,
    friendly_name: row.friendly_name === '' ? undefined : row.friendly_name,
    factor_type: row.factor_type,
    phone: row.phone ?? '',
    last_challenged_at: row.last_challenged_at?.toISOString() ?? null,
  };
}

/** Every factor of a user, oldest first. */
export function listFactors(db: Executor, userId: string): Promise<FactorRow[]> {
  return db
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function isVerified(factor: FactorRow): boolean {
  return factor.status === 'verified';
}

/** True when a password alone does not raise a session to its highest level. */
export async function hasVerifiedFactor(db: Executor, userId: string): Promise<boolean> {
  return (await listFactors(db, userId)).some(isVerified);
}

function factorNotFound(): AuthApiError {
  return new AuthApiError(404, 'mfa_factor_not_found', 'Factor not found');
}

/** The user's own factor. @throws for another one's as for an unknown one. */
export async function findFactor(
  db: Executor,
  userId: string,
  factorId: string,
): Promise<FactorRow> {
  if (!isUuid(factorId)) {
    throw new AuthApiError(404, 'validation_failed', 'factor_id must be an UUID');
  }
  const factor = await db
    .selectFrom('mfa_factors')
    .selectAll()
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (factor === undefined) throw factorNotFound();
  return factor;
}

/** Makes everything that changes a user's factors happen one after the other. */
export async function lockFactors(db: Executor, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
