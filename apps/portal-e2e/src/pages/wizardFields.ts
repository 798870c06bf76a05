import type { Locator, Page } from '@playwright/test';

/** A field of the wizard by its label; optional ones say so behind it. */
export function field(page: Page, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${escaped}(\\s*\\(optional\\))?$`));
}

/** Returns a radio card whose accessible name starts with this name. */
export function choice(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) });
}
