import type { AttentionItem, DashboardStats } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders } from '@bank-bonuses/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MoneyOverview } from './MoneyOverview.tsx';

const { statement } = fixtures.fullDashboardStats;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 10, 25, 12));
});

afterEach(() => void vi.useRealTimers());

const open = (additions: Partial<DashboardStats>, hidden = false) =>
  renderWithProviders(
    <AmountsProvider hidden={hidden}>
      <MoneyOverview stats={{ ...fixtures.dashboardStats, ...additions }} />
    </AmountsProvider>,
  );

const region = (name: string) => screen.getByRole('region', { name });

describe('the statement', () => {
  const lines = () =>
    within(region('Your statement'))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);

  test('adds up to the share of the customer, and names other credits apart', () => {
    open({ ...(statement && { statement }) });
    expect(lines()).toEqual([
      ['Bank bonuses', '$6,475.50'],
      ['Success fees', '-$1,618.87'],
      ['Your share', '$4,856.63'],
      ['Paid to you', '$3,506.63'],
      ['Expected', '$1,350.00'],
    ]);
    expect(screen.getByText(/^Apart from your bonuses:/)).toHaveTextContent(
      'Apart from your bonuses: referral rewards $50.00, corrections -$12.00',
    );
    expect(
      screen.getByText('Counts only bonuses with a payout or an expected payout.'),
    ).toBeVisible();
  });

  test('shows what was withheld, and no credits that the service does not return', () => {
    open({ statement: { bonuses: 400, fees: 100, withheld: 72, paid: 228, expected: 0 } });
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

  test('shows the parts without a sum if they do not meet', () => {
    open({ ...(statement && { statement: { ...statement, paid: 3_506.62 } }) });
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
  test('shows the next payout with its bank, its day and a link, and no other part', () => {
    open({ next_payout: { amount: 750, bank_name: 'Fidelity', date: '2026-12-01' } });
    const next = region('Next payout');
    expect(next).toHaveTextContent('$750.00From Fidelity, expected by Dec 1, 2026');
    const link = within(next).getByRole('link', { name: 'See your bonuses' });
    expect(link).toHaveAttribute('href', paths.bonuses);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test.each([
    ['From Chase, was expected by Nov 24, 2026', '2026-11-24'],
    ['From Chase, expected by Nov 25, 2026', '2026-11-25'],
    ['From Chase', undefined],
  ])('the next payout says %s', (text, date) => {
    open({ next_payout: { amount: 750, bank_name: 'Chase', ...(date && { date }) } });
    expect(screen.getByText(/^From/).textContent).toBe(text);
  });

  test('shows the money that is held, with the day on which it was last seen', () => {
    open({ held: { amount: 10_750.85, last_seen: '2026-11-26' } });
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

  test('shows each kind with its reason, its day and its link', () => {
    open({
      attention: [
        { kind: 'identity_check_failed', text: 'The photo is too dark.', date: '2026-11-21' },
        { kind: 'payment_awaited', date: '2026-11-20' },
        due('2026-11-27'),
      ],
    });
    const items = within(region('Needs attention')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'We could not verify your identityThe photo is too dark.Checked on Nov 21, 2026Contact us',
      'Your payment has not arrivedChecked on Nov 20, 2026See your payment',
      'Keep $1,500 in the accountWells Fargo · Due by Nov 27, 2026See this bonus',
    ]);
    const links = items.map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(links).toEqual([expect.stringMatching(/^mailto:/), paths.settings, paths.bonuses]);
  });

  test('links a requirement to its bonus, by router state and not in the URL', async () => {
    const { user, router } = open({ attention: [due('2026-11-24')] });
    expect(screen.getByText(/^Overdue since/)).toHaveTextContent('Overdue since Nov 24, 2026');
    await user.click(screen.getByRole('link', { name: 'See this bonus' }));
    expect(router.state.location).toMatchObject({
      pathname: paths.bonuses,
      search: '',
      state: { bank: 'Wells Fargo', requirement: 'Keep $1,500 in the account' },
    });
  });

  test('shows at most three items', () => {
    open({ attention: ['6', '7', '8', '9'].map((day) => due(`2026-11-2${day}`)) });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('names a requirement without a text, and links to the bonuses', () => {
    open({ attention: [{ kind: 'requirement_due' }] });
    expect(screen.getByRole('listitem').textContent).toBe(
      'A requirement of the bankSee your bonuses',
    );
  });
});

test('shows no amount of money while amounts are hidden', () => {
  const attention: AttentionItem[] = [{ kind: 'requirement_due', text: 'Keep $1,500 for 30 days' }];
  const { container } = open({ ...fixtures.fullDashboardStats, attention }, true);
  expect(screen.getByText('Keep •••• for 30 days')).toBeVisible();
  expect(container.innerHTML).not.toMatch(/\$\d|6,?475|1,?618|4,?856|10,?750|1,?500/);
});
