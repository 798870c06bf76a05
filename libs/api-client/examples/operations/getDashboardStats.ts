import type { ApiClient } from '@bank-bonuses/api-client';

/** Returns one line per month, and the total. */
export async function earningLines(client: ApiClient): Promise<string[]> {
  // Amounts and counts that the service omits are undefined.
  const { total_earned, earnings_overview } = await client.getDashboardStats();
  const months = earnings_overview.map(({ month, amount }) => `${month}: $${amount.toFixed(2)}`);
  return [...months, `Total: $${total_earned?.toFixed(2) ?? '?'}`];
}
