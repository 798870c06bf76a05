import type { AttentionItem, DashboardStats } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';

const openHome = startHomeServer();

const { statement } = fixtures.fullDashboardStats;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 10, 25, 12));
});

afterEach(() => void vi.useRealTimers());

const open = async (additions: Partial<DashboardStats>, hidden = false) => {
  const page = openHome({ stats: { ...fixtures.dashboardStats, ...additions }, hidden });
  await screen.findByText('Showing 1 to 5 of 23 results', { selector: 'nav *' });
  await screen.findByRole('figure', { name: 'Earnings Overview' });
  return page;
};

const region = (name: string) => screen.getByRole('region', { name });

describe('the statement', () => {
  const lines = () =>
    within(region('Your statement'))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);

  test('adds up to the share of the customer, and names other credits apart', async () => {
    await open({ ...(statement && { statement }) });
    expect(lines()).toEqual([
      ['Bank bonuses', '$6,475.50'],
      ['Success fees', '-$1,618.87'],
      ['Your share', '$4,856.63'],
      ['Paid to you', '$3,506.63'],
      ['Expected', '$1,350.00'],
    ]);
    expect(
      within(region('Your statement')).getByText(/^Apart from your bonuses:/),
    ).toHaveTextContent('Apart from your bonuses: referral rewards $50.00, corrections -$12.00');
    expect(screen.getByText(/^These are the amounts of your tasks/)).toBeVisible();
  });

  test('shows what was withheld, and no credits that the service does not return', async () => {
    const figures = { bonuses: 400, fees: 100, withheld: 72, paid: 228, expected: 0 };
    await open({ statement: figures });
    expect(lines()).toEqual([
      ['Bank bonuses', '$400.00'],
      ['Success fees', '-$100.00'],
      ['Withheld for taxes', '-$72.00'],
      ['Your share', '$228.00'],
      ['Paid to you', '$228.00'],
      ['Expected', '$0.00'],
    ]);
    expect(screen.queryByText(/Apart from/)).toBeNull();
  });

  test('shows the parts without a sum if they do not meet', async () => {
    await open({ ...(statement && { statement: { ...statement, paid: 3_506.62 } }) });
    expect(lines().map(([term]) => term)).toEqual([
      'Bank bonuses',
      'Success fees',
      'Paid to you',
      'Expected',
    ]);
    expect(screen.getByText(/^These figures do not add up/)).toBeVisible();
  });
});

describe('what comes next', () => {
  test('shows the next payout with its bank, its day and a link', async () => {
    await open({ next_payout: { amount: 750, bank_name: 'Fidelity', date: '2026-12-01' } });
    const next = region('Next payout');
    expect(next).toHaveTextContent('$750.00From Fidelity, expected by Dec 1, 2026');
    const link = within(next).getByRole('link', { name: 'See your bonuses' });
    expect(link).toHaveAttribute('href', paths.bonuses);
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your statement' })).toBeNull();
    expect(screen.queryByText(/^These are the amounts of your tasks/)).toBeNull();
  });

  test.each([
    ['From Chase, was expected by Nov 24, 2026', '2026-11-24'],
    ['From Chase, expected by Nov 25, 2026', '2026-11-25'],
    ['From Chase', undefined],
  ])('the next payout says %s', async (text, date) => {
    await open({ next_payout: { amount: 750, bank_name: 'Chase', ...(date && { date }) } });
    expect(within(region('Next payout')).getByText(/^From/)).toHaveTextContent(
      new RegExp(`^${text}$`),
    );
  });

  test('shows the money that is held, with the day on which it was last seen', async () => {
    await open({ held: { amount: 10_750.85, last_seen: '2026-11-26' } });
    const held = region('Money we hold for you');
    expect(held).toHaveTextContent('$10,750.85Last seen on Nov 26, 2026');
    const link = within(held).getByRole('link', { name: 'See your accounts' });
    expect(link).toHaveAttribute('href', paths.accounts);
  });
});

describe('what needs attention', () => {
  const due = (date: string): AttentionItem => ({
    kind: 'requirement_due',
    bank_name: 'Wells Fargo',
    text: 'Keep $1,500 in the account',
    date,
  });

  test.each<[string, string, string, AttentionItem]>([
    [
      'Keep $1,500 in the accountWells Fargo · Due by Nov 27, 2026',
      'See your bonuses',
      paths.bonuses,
      due('2026-11-27'),
    ],
    [
      'Keep $1,500 in the accountWells Fargo · Overdue since Nov 24, 2026',
      'See your bonuses',
      paths.bonuses,
      due('2026-11-24'),
    ],
    ['A requirement of the bank', 'See your bonuses', paths.bonuses, { kind: 'requirement_due' }],
    [
      'Your payment has not arrivedChecked on Nov 20, 2026',
      'See your payment',
      paths.settings,
      { kind: 'payment_awaited', date: '2026-11-20' },
    ],
    [
      'We could not verify your identityThe photo is too dark.Checked on Nov 21, 2026',
      'Contact us',
      'mailto:',
      { kind: 'identity_check_failed', text: 'The photo is too dark.', date: '2026-11-21' },
    ],
  ])('shows %s, with the link %s', async (text, name, target, item) => {
    await open({ attention: [item] });
    const only = within(region('Needs attention')).getByRole('listitem');
    expect(only).toHaveTextContent(`${text}${name}`);
    const href = within(only).getByRole('link', { name }).getAttribute('href');
    expect(href?.startsWith(target)).toBe(true);
  });

  test('shows at most three items', async () => {
    await open({ attention: ['6', '7', '8', '9'].map((day) => due(`2026-11-2${day}`)) });
    expect(within(region('Needs attention')).getAllByRole('listitem')).toHaveLength(3);
  });
});

test('shows no amount of money while amounts are hidden', async () => {
  const attention: AttentionItem[] = [{ kind: 'requirement_due', text: 'Keep $1,500 for 30 days' }];
  const { container } = await open({ ...fixtures.fullDashboardStats, attention }, true);
  expect(screen.getByText('Keep •••• for 30 days')).toBeVisible();
  expect(container.innerHTML).not.toMatch(/\$\d|6,?475|1,?618|4,?856|10,?750|1,?500/);
});
