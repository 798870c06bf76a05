import type { ApiClient } from '@bank-bonuses/api-client';

/** Returns one line per account, largest balance first, and the total. The hub account has no bank name. */
export async function balanceLines(client: ApiClient): Promise<string[]> {
  // Amounts and counts that the service omits are undefined.
  const { accounts, total_balance } = await client.getAccounts();
  const largestFirst = (accounts ?? []).toSorted((a, b) => (b.balance ?? 0) - (a.balance ?? 0));
  const lines = largestFirst.map((account) => `${account.bank_name ?? 'Hub'}: $${account.balance}`);
  return [...lines, `Total: $${total_balance}`];
}
