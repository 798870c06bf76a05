import { expect, test } from 'vitest';
import { cardChargeCents, openingFeeCents } from './chargeAmounts.ts';

test('the opening fee is $5,000, and a card is charged 3% more', () => {
  expect(openingFeeCents).toBe(500_000);
  expect(cardChargeCents).toBe(515_000);
});
