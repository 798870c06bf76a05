import { mockApi } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { bonusesFeature } from './feature.ts';
// Imported here, so that no test waits while the lazy page is compiled.
import './BonusesPage.tsx';

const server = startTestServer();

// Hides the API client's warning about missing fields.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const whole = {
  id: '3f1c2f0a-9a55-4d0d-8f39-0a9b3e5d7c30',
  bank_name: 'Chase',
  enrolled_date: '2026-09-14',
  bonus_amount: 500,
  progress: 60,
  status: 'in_progress',
  requirements: [{ text: 'Open the account', state: 'done', date: '2026-09-14' }],
  expected_payout: 375,
  expected_payout_date: '2026-12-15',
  payout: 120,
  payout_date: '2026-11-01',
  cancellation_reason: 'The bank has ended the offer.',
};
const other = { ...whole, id: '3f1c2f0a-9a55-4d0d-8f39-0a9b3e5d7c31', bank_name: 'SoFi' };

type Field = keyof typeof whole;
const required = [
  'id',
  'bank_name',
  'enrolled_date',
  'bonus_amount',
  'progress',
  'status',
] as const;
const optional = Object.keys(whole).filter(
  (field) => !(required as readonly string[]).includes(field),
) as Field[];

/** The displayed text of each field. */
const texts: Partial<Record<Field, string>> = {
  bank_name: 'Chase',
  enrolled_date: 'Sep 14, 2026',
  bonus_amount: '$500.00',
  progress: '60%',
  status: 'In Progress',
};

const without = (fields: readonly Field[], value: null | undefined) => ({
  ...whole,
  ...Object.fromEntries(fields.map((field) => [field, value])),
});

async function expectOtherLines(row: object, lacking: readonly Field[]) {
  server.use(mockApi.enrollments(() => HttpResponse.json([row, other])));
  const Layout = () => (
    <main>
      <Outlet />
    </main>
  );
  renderWithProviders(
    [
      {
        Component: Layout,
        children: [
          {
            path: bonusesFeature.path,
            lazy: async () => ({ Component: await bonusesFeature.loadPage() }),
          },
        ],
      },
    ],
    { path: paths.bonuses },
  );
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  const name = lacking.includes('bank_name') ? 'Bank bonus' : 'Chase';
  const card = cards.find((each) => within(each).queryByRole('heading', { name })) as HTMLElement;
  for (const [field, text] of Object.entries(texts)) {
    if (lacking.includes(field as Field)) continue;
    expect(within(card).getAllByText(text)[0], field).toBeVisible();
  }
  const shown = lacking.filter((field) => field in texts && field !== 'bank_name');
  expect(within(card).queryAllByText(/Not provided$/)).toHaveLength(shown.length);
  cleanup();
}

test.each(required.flatMap((field) => [undefined, null].map((value) => [field, value] as const)))(
  'a bonus card still shows its other lines if %s is %s',
  async (field, value) => {
    await expectOtherLines(without([field], value), [field]);
  },
);

test('a bonus card still shows its other lines if several fields are missing or null', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(optional),
      fc.option(fc.constantFrom<Field>(...required), { nil: undefined }),
      fc.constantFrom(null, undefined),
      async (some, one, value) => {
        const lacking = one === undefined ? some : [...some, one];
        await expectOtherLines(without(lacking, value), lacking);
      },
    ),
    { numRuns: 20 },
  );
});
