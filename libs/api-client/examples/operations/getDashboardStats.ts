import type { ApiClient } from '@bank-bonuses/api-client';

/** One line for each month, and one for the total. */
export async function earningLines(client: ApiClient): Promise<string[]> {
  // A field that the service omits is null.
  const { total_earned, earnings_overview } = await client.getDashboardStats();
  const months = (earnings_overview ?? []).map(
    ({ month, amount }) => `${month}: $${amount.toFixed(2)}`,
  );
  return [...months, `Total: $${total_earned?.toFixed(2) ?? '?'}`];
}
