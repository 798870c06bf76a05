import type { ApiClient } from '@bank-bonuses/api-client';

/** The balances, largest first. The hub account belongs to no bank. */
export async function balanceLines(client: ApiClient): Promise<string[]> {
  // A field that the service omits is null.
  const { accounts, total_balance } = await client.getAccounts();
  const largestFirst = (accounts ?? []).toSorted((a, b) => (b.balance ?? 0) - (a.balance ?? 0));
  const lines = largestFirst.map((account) => `${account.bank_name ?? 'Hub'}: $${account.balance}`);
  return [...lines, `Total: $${total_balance}`];
}
