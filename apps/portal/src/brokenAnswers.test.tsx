import { fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalRoutes } from './routes.tsx';
import { renderPortal } from './testing/renderPortal.tsx';

const server = startTestServer(
  mockApi.dashboardStats(),
  mockApi.taskCompletions(),
  mockApi.accounts(),
  mockApi.enrollments(),
  mockApi.profile(),
);

// Hides the API client's log lines about missing fields.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const { dashboardStats: stats, accounts, enrollments, profile, taskCompletions } = fixtures;

/** Returns the list with other fields in its first row. */
const firstWith = <Row extends object>([first, ...rest]: readonly Row[], fields: object) => [
  { ...first, ...fields },
  ...rest,
];
const statsWith = (fields: object) =>
  mockApi.dashboardStats(() => HttpResponse.json({ ...stats, ...fields }));
const rowWith = (fields: object) =>
  mockApi.taskCompletions(() =>
    HttpResponse.json({ items: firstWith(taskCompletions.slice(0, 5), fields), total: 23 }),
  );
const accountsWith = (fields: object) =>
  mockApi.accounts(() => HttpResponse.json({ ...accounts, ...fields }));
const accountWith = (fields: object) =>
  accountsWith({ accounts: firstWith(accounts.accounts, fields) });
const bonusWith = (fields: object) =>
  mockApi.enrollments(() => HttpResponse.json(firstWith(enrollments, fields)));
const profileWith = (fields: object) =>
  mockApi.profile(() => HttpResponse.json({ ...profile, ...fields }));

/** A text of each screen that stays, whichever other field is broken. */
const home = { path: paths.dashboard, title: 'Home', others: ['Wells Fargo', '1'] };
const banks = { path: paths.accounts, title: 'Your Bank Accounts', others: ['SoFi', '$9,000.10'] };
const bonuses = { path: paths.bonuses, title: 'Bonuses', others: ['Discover', '$1,000.00'] };
const settings = { path: paths.settings, title: 'Settings', others: ['Avery', '12 Sample Street'] };

test.each([
  ['a total that is null', home, statsWith({ total_earned: null })],
  ['a total that is no number', home, statsWith({ total_earned: 'NaN' })],
  ['a count with a fraction', home, statsWith({ active_bonuses: 1.5 })],
  ['an entry without its day', home, rowWith({ date: 'soon' })],
  ['an entry without its bank', home, rowWith({ bank: null })],
  ['an entry with a blank account', home, rowWith({ account: ' ' })],
  ['an entry with an amount of words', home, rowWith({ amount: 'many' })],
  ['a total balance that is missing', banks, accountsWith({ total_balance: undefined })],
  ['a count of accounts that is negative', banks, accountsWith({ account_count: -3 })],
  ['a balance that is false', banks, accountWith({ balance: false })],
  ['an account type that is a number', banks, accountWith({ account_type: 7 })],
  ['a bonus that is an object', bonuses, bonusWith({ bonus_amount: {} })],
  ['a progress that is null', bonuses, bonusWith({ progress: null })],
  ['an enrolled day that does not exist', bonuses, bonusWith({ enrolled_date: '2026-13-40' })],
  ['a status that is missing', bonuses, bonusWith({ status: undefined })],
  ['a birth date that is a number', settings, profileWith({ date_of_birth: 19_900_412 })],
  ['a city that is null', settings, profileWith({ city: null })],
  ['a ZIP code that is true', settings, profileWith({ zip_code: true })],
  ['a flag that is a text', settings, profileWith({ irs_withholding: 'false' })],
  ['a time of registration that is empty', settings, profileWith({ created_at: '' })],
])('%s costs only its own line', async (_what, { path, title, others }, handler) => {
  server.use(handler);
  const auth = createFakeAuth({ state: signedInAs() });
  const config = { ...testConfig, apiUrl: location.origin };
  renderPortal({ routes: portalRoutes, auth, path, config });
  await screen.findByRole('heading', { level: 1, name: title });
  const [lacking, ...more] = await screen.findAllByText(/Not provided$/);
  expect(lacking).toBeVisible();
  expect(more).toEqual([]);
  for (const text of others) expect(screen.getAllByText(text)[0]).toBeVisible();
  const shown = screen.getByRole('main').textContent;
  expect(shown).not.toMatch(/NaN|undefined|null|false|Invalid Date|\[object/);
});
