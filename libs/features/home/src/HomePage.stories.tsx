import type { TaskCompletion } from '@bank-bonuses/api-client';
import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from './HomeScreen.testing.tsx';

const meta = {
  component: HomeScreen,
  args: { stats: fixtures.fullDashboardStats, canFilter: true },
} satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shows: Play = async ({ canvas }) => {
  await canvas.findByRole('figure', { name: 'Earnings Overview' });
  await canvas.findByText(/^Showing 1 to/);
};

/** What an earning customer usually sees: the next payout, one task, the money held, the statement. */
export const Playground: Story = { play: shows };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows };

const arriving = Promise.withResolvers<void>();

/** The placeholders have the size of the usual parts, so that the chart does not move. */
export const Arriving: Story = {
  args: { stats: () => arriving.promise.then(() => Response.json(fixtures.fullDashboardStats)) },
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas } = context;
    const chart = () => canvas.getByRole('heading', { name: 'Earnings Overview' });
    await canvas.findByText(/^Showing 1 to/);
    const before = chart().getBoundingClientRect().top;
    arriving.resolve();
    await shows(context);
    await expect(chart().getBoundingClientRect().top).toBeCloseTo(before, 0);
  },
};

/** A service without optional fields, before the first earnings. */
export const NothingYet: Story = {
  args: { stats: fixtures.emptyDashboardStats, activity: [], canFilter: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Bonuses you earn will show up here.');
    await canvas.findByText('No recent activity found');
  },
};

/** The payment has not arrived, and the identity check has failed. */
export const FirstDay: Story = {
  args: {
    stats: {
      ...fixtures.firstDayStats,
      attention: [
        {
          kind: 'identity_check_failed',
          text: 'The photo of your ID is too dark to read.',
          date: '2026-11-21',
        },
        { kind: 'payment_awaited', date: '2026-11-20' },
      ],
    },
    activity: [],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Welcome, Alex Rivera' });
    await canvas.findByText('No recent activity found');
  },
};

export const StatsFailed: Story = {
  args: { stats: mockFailures.serverError() },
  // The API client logs which call failed.
  parameters: { allowConsole: [/^console\.error: API call failed: GET \/api\/user\//] },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const AmountsHidden: Story = { args: { hidden: true }, play: shows };

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Bank' }), 'SoFi');
    await canvas.findByText('Showing 1 to 5 of 6 results');
  },
};

const longBank = 'The Farmers and Merchants Bank of the Greater Upper Connecticut Valley';

const longActivity: TaskCompletion[] = fixtures.taskCompletions.map((completion, index) => ({
  ...completion,
  bank: longBank,
  task_type: 'Twelve debit card purchases of at least twenty-five dollars within ninety days',
  account: `Everyday Premier Platinum Rewards Checking for Households, number ${index}`,
  amount: index % 2 === 0 ? 1_234_567.89 : -98_765.43,
}));

/** Long names and large amounts. The figures of the statement do not meet, so there is no sum. */
export const Long: Story = {
  args: {
    activity: longActivity,
    stats: {
      total_earned: 9_876_543_210.99,
      active_bonuses: 1204,
      pending_bonuses: 318,
      earnings_overview: fixtures.dashboardStats.earnings_overview.map(
        ({ month, amount }, index) => ({
          month,
          amount: index % 3 === 1 ? -amount * 1_000 : amount * 2_345.67,
        }),
      ),
      statement: {
        bonuses: 9_876_543_210.99,
        fees: 2_469_135_802.75,
        withheld: 1_234.24,
        paid: 7_407_406_100,
        expected: 1,
        referral_rewards: 1_250_000,
        corrections: -98_765.43,
      },
      next_payout: { amount: 1_234_567_890.12, bank_name: longBank, date: '2026-11-01' },
      attention: ['Receive direct deposits of $1,000', 'Keep $25,000 in the account'].map(
        (text, at) => ({
          kind: 'requirement_due',
          bank_name: longBank,
          text: `${text} within ninety days of the opening of the account`,
          date: `2026-11-2${at}`,
        }),
      ),
      held: { amount: 9_876_543_210.99, last_seen: '2026-11-26' },
    },
  },
  play: shows,
};
