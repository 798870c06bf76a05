import type { Locator, Page } from 'playwright';
import { told } from './observe.ts';

/**
 * Presses with the raw mouse and waits for the page's response. `locator.click()` and queries would
 * run scripts in the page, which on a slow phone take as long as the response itself.
 */
export async function press(target: Locator): Promise<void> {
  // Runs the actionability checks of a click without clicking.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to press was not found.');
  const page = target.page();
  const response = told(page, 'responded');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await response;
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
