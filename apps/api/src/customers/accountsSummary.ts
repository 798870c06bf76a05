import type { AccountsSummary } from '@bank-bonuses/api-client';
import type { Database } from '../db/index.ts';
import { toDollars } from './money.ts';

/** Returns the customer's accounts with their total balance. */
export async function accountsSummary(
  db: Database,
  registrationId: string,
): Promise<AccountsSummary> {
  const rows = await db.kysely
    .selectFrom('portal.accounts')
    .select(['id', 'bank_name', 'account_type', 'balance_cents'])
    .where('registration_id', '=', registrationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    accounts: rows.map(({ balance_cents, ...row }) => ({
      ...row,
      balance: toDollars(balance_cents),
    })),
    total_balance: toDollars(rows.reduce((sum, row) => sum + row.balance_cents, 0)),
    account_count: rows.length,
  };
}
