import type { ApiClient } from '@bank-bonuses/api-client';

/** Returns one line per account, and the total. The hub account has no bank name. */
export async function balanceLines(client: ApiClient): Promise<string[]> {
  const { accounts, total_balance } = await client.getAccounts();
  const lines = accounts.map(({ bank_name, balance }) => `${bank_name ?? 'Hub'}: $${balance}`);
  return [...lines, `Total: $${total_balance}`];
}
