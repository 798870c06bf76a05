import { expect, type Locator, type Page } from '@playwright/test';
import type { StoredRegistration } from '../fixtures/stored/registrations.ts';
import { valueOf } from './valueOf.ts';

/** Returns the stored amounts by their labels, formatted as on the page. */
export function storedAmounts({ payment }: StoredRegistration): Record<string, string> {
  const { opening_fee_cents: opening, amount_cents: total } = payment as Record<string, number>;
  if (opening === undefined || total === undefined) throw new Error('No amounts are stored');
  return {
    'Account opening fee': dollars(opening),
    ...(total > opening && { 'Card processing fee (3%)': dollars(total - opening) }),
    Total: dollars(total),
  };
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Expects exactly these amounts, each beside its term. */
export async function expectAmounts(within: Locator, amounts: Record<string, string>) {
  await expect(within.getByText(/^\$[\d,]+\.\d\d$/)).toHaveText(Object.values(amounts));
  for (const [term, amount] of Object.entries(amounts))
    await expect(valueOf(within, term)).toHaveText(amount);
}

/** Returns the price that the first step shows beside the form. */
export const firstPrice = (page: Page, term: 'By card' | 'By bill pay or wire') =>
  valueOf(page.getByRole('complementary', { name: 'Before you begin' }), term).innerText();

/** Returns the order summary of the last step: beside the form, in a window with room for it. */
export const orderSummary = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Order summary' });
