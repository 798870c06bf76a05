import type { BonusStatement } from '@bank-bonuses/api-client';

const cents = (dollars: number) => Math.round(dollars * 100);

/**
 * Returns the customer's share of the bonuses, in dollars. Returns `undefined` if the figures do not
 * meet: the share must equal what was paid and what is expected.
 */
export function shareOf({ bonuses, fees, withheld, paid, expected }: BonusStatement) {
  const share = cents(bonuses) - cents(fees) - cents(withheld);
  return share === cents(paid) + cents(expected) ? share / 100 : undefined;
}
