import type { Locator, Page } from '@playwright/test';

/** Returns a field of the wizard by its label, with or without '(optional)' at the end. */
export function field(page: Page, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${escaped}(\\s*\\(optional\\))?$`));
}

/** Returns a radio card whose accessible name starts with this name. */
export function choice(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) });
}
