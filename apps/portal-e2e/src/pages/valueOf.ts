import type { Locator, Page } from '@playwright/test';

/** Returns the value of a term in a description list. */
export function valueOf(within: Page | Locator, term: string): Locator {
  return within
    .getByRole('term')
    .and(within.getByText(term, { exact: true }))
    .locator('xpath=following-sibling::dd[1]');
}
