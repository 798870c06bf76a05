import type { Selectable } from 'kysely';
import { isUuid } from '../http/body.ts';
import { AuthApiError } from '../http/errors.ts';
import type { Executor } from '../context.ts';
import type { Metadata, SignInTables } from '../database/tables.ts';

export type FactorRow = Selectable<SignInTables['mfa_factors']>;

/** Returns the JSON of a factor, without its secret. */
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

/** Returns all factors of a user, oldest first. */
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

/**
 * Returns whether the user has a verified factor. If so, signing in with the password alone only
 * reaches AAL1.
 */
export async function hasVerifiedFactor(db: Executor, userId: string): Promise<boolean> {
  return (await listFactors(db, userId)).some(isVerified);
}

function factorNotFound(): AuthApiError {
  return new AuthApiError(404, 'mfa_factor_not_found', 'Factor not found');
}

/**
 * Returns the user's factor with this id. Throws `mfa_factor_not_found` if it does not exist or
 * belongs to another user.
 */
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

/** Locks the user's row, so that concurrent changes of the user's factors run one after the other. */
export async function lockFactors(db: Executor, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
