import { fixtures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from './HomeScreen.testing.tsx';

/** Shows Home with a service that returns the optional fields. */
const meta = { component: HomeScreen, args: { canFilter: true } } satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { statement } = fixtures.fullDashboardStats;

const firstDay: Play = async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Welcome, Alex Rivera' });
  await canvas.findByText('No recent activity found');
};

export const FirstDay: Story = {
  args: { stats: fixtures.firstDayStats, activity: [] },
  play: firstDay,
};

export const FirstDayOnAPhone: Story = { ...FirstDay, globals: { viewport: { value: 'phone' } } };

/** The payment has not arrived, and the identity check has failed. */
export const FirstDayWithTasks: Story = {
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
  play: async (context) => {
    await firstDay(context);
    await context.canvas.findByText('Your payment has not arrived');
  },
};

const full: Play = async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Your statement' });
  await canvas.findByText(/^Showing 1 to/);
};

/** What an earning customer usually sees: the next payout, one task, the money held, the statement. */
export const Vouching: Story = { args: { stats: fixtures.fullDashboardStats }, play: full };

export const VouchingOnAPhone: Story = {
  ...Vouching,
  globals: { viewport: { value: 'phone' } },
};

export const VouchingWithHiddenAmounts: Story = {
  args: { stats: fixtures.fullDashboardStats, hidden: true },
  play: full,
};

const arriving = Promise.withResolvers<void>();

/** The placeholders have the size of the usual parts, so that the chart does not move. */
export const Arriving: Story = {
  args: {
    stats: () => arriving.promise.then(() => Response.json(fixtures.fullDashboardStats)),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas } = context;
    const chart = () => canvas.getByRole('heading', { name: 'Earnings Overview' });
    await canvas.findByText(/^Showing 1 to/);
    const before = chart().getBoundingClientRect().top;
    arriving.resolve();
    await full(context);
    await expect(chart().getBoundingClientRect().top).toBeCloseTo(before, 0);
  },
};

/** Without anything to expect or to do, the statement takes the whole row. */
export const StatementAlone: Story = {
  args: { stats: { ...fixtures.dashboardStats, ...(statement && { statement }) } },
  play: full,
};

/** The parts do not meet, so there is no sum. */
export const StatementWithoutSum: Story = {
  args: {
    stats: {
      ...fixtures.fullDashboardStats,
      ...(statement && { statement: { ...statement, paid: 3_500 } }),
    },
  },
  play: full,
};

const longBank = 'The Farmers and Merchants Bank of the Greater Upper Connecticut Valley';

export const LongMoney: Story = {
  args: {
    stats: {
      ...fixtures.fullDashboardStats,
      total_earned: 9_876_543_210.99,
      statement: {
        bonuses: 9_876_543_210.99,
        fees: 2_469_135_802.75,
        withheld: 1_234.24,
        paid: 7_407_406_173,
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
  play: full,
};

/** Before the first payout, the milestones are above the cards. */
export const BeforeTheFirstPayout: Story = {
  args: {
    stats: {
      ...fixtures.dashboardStats,
      next_payout: { amount: 225, bank_name: 'Chase', date: '2026-12-15' },
      milestones: (fixtures.firstDayStats.milestones ?? []).map((milestone, at) => ({
        ...milestone,
        state: at < 4 ? 'done' : 'current',
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'What happens next' });
    await canvas.findByRole('region', { name: 'Next payout' });
    await userEvent.click(await canvas.findByRole('radio', { name: 'This year' }));
  },
};

export const Filtered: Story = {
  args: { stats: fixtures.fullDashboardStats },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Bank' }), 'SoFi');
    await canvas.findByText('Showing 1 to 5 of 6 results');
  },
};
