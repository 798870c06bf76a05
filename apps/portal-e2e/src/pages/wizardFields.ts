import type { Locator, Page } from '@playwright/test';

/** A field of the wizard by its label; optional ones say so behind it. */
export function field(page: Page, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${escaped}(\\s*\\(optional\\))?$`));
}

/** A choice whose card says more behind its name. */
export function choice(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) });
}

/** What a field that hides its value holds, by its own button. */
export async function revealed(page: Page, label: string): Promise<string> {
  const show = page.getByRole('button', { name: `Show ${label.toLowerCase()}` });
  if (await show.isVisible()) await show.click();
  return field(page, label).inputValue();
}
