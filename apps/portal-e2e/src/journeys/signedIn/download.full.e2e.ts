import { readFile } from 'node:fs/promises';
import type { TaskCompletion } from '@bank-bonuses/api-client';
import type { Page } from '@playwright/test';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main } from '../../pages/signedIn.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Download CSV' });

/**
 * Presses the download button once the stats above it are visible, because they move the button
 * when they load.
 */
async function pressStart(page: Page): Promise<void> {
  await expect(main(page).getByText(/^Loading your/)).toHaveCount(0);
  await start(page).click();
}

async function downloadedLines(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressStart(page)]);
  expect(download.suggestedFilename()).toMatch(/^bank-bonuses-activity-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

const completion = (index: number, changes: Partial<TaskCompletion> = {}): TaskCompletion => ({
  id: `completion-${index}`,
  date: '2026-11-02',
  bank: 'Chase',
  task_type: 'Bonus Payout',
  amount: index,
  account: 'Personal Checking',
  ...changes,
});

/** Mocks the service's paged responses with these entries. */
async function serve(page: Page, all: TaskCompletion[], before = () => Promise.resolve()) {
  await page.route('**/api/user/task-completions?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const size = Number(searchParams.get('per_page'));
    const first = (Number(searchParams.get('page')) - 1) * size;
    if (first > 0) await before();
    await route
      .fulfill({ json: { items: all.slice(first, first + size), total: all.length } })
      .catch(() => undefined);
  });
}

test(
  'the downloaded file contains every page once, and no cell that a spreadsheet would calculate',
  { tag: ['@home', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'He said "no", twice'];
    const all = Array.from({ length: 230 }, (_none, index) =>
      completion(index, { bank: formulas[index] ?? 'Chase' }),
    );
    await serve(page, all);
    await openSignedIn(await earningCustomer(sandbox.url));
    const lines = await downloadedLines(page);
    expect(lines).toHaveLength(231);
    expect(lines.slice(1, 7).map((line) => line.split('","Bonus')[0]?.slice(14))).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      'He said ""no"", twice',
    ]);
  },
);
