import type { Account, AccountsSummary } from '@bank-bonuses/api-client';
import type { Selectable } from 'kysely';
import type { AccountsTable, Database } from '../db/index.ts';
import { toDollars } from './money.ts';

/** Returns the customer's accounts with their total balance. */
export async function accountsSummary(
  db: Database,
  registrationId: string,
): Promise<AccountsSummary> {
  const rows = await db.kysely
    .selectFrom('portal.accounts')
    .select(['id', 'bank_name', 'account_type', 'balance_cents', 'last_four', 'purpose'])
    .select(['purpose_bank', 'last_movement_date', 'last_movement_amount_cents'])
    .where('registration_id', '=', registrationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    accounts: rows.map((row) => ({
      id: row.id,
      bank_name: row.bank_name,
      account_type: row.account_type,
      balance: toDollars(row.balance_cents),
      ...additionsOf(row),
    })),
    total_balance: toDollars(rows.reduce((sum, row) => sum + row.balance_cents, 0)),
    account_count: rows.length,
  };
}

type Addition =
  | 'last_four'
  | 'purpose'
  | 'purpose_bank'
  | 'last_movement_date'
  | 'last_movement_amount_cents';

/** Returns the imported fields that describe the account, without those that are `null`. */
function additionsOf(row: Pick<Selectable<AccountsTable>, Addition>): Partial<Account> {
  const { last_four, purpose, purpose_bank } = row;
  const { last_movement_date: date, last_movement_amount_cents: cents } = row;
  return {
    ...(last_four !== null && { last_four }),
    ...(purpose !== null && { purpose }),
    ...(purpose_bank !== null && { purpose_bank }),
    ...(date !== null && cents !== null && { last_movement: { date, amount: toDollars(cents) } }),
  };
}
