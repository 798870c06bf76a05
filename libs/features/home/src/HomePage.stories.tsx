import type { TaskCompletion } from '@bank-bonuses/api-client';
import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.testing.tsx';

const meta = { component: HomeScreen } satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shows: Play = async ({ canvas }) => {
  await canvas.findByRole('figure', { name: 'Earnings Overview' });
  await canvas.findByText(/^Showing 1 to/);
};

const fails: Play = async ({ canvas }) => {
  await canvas.findByRole('alert');
};

// The API client logs which call failed.
const allowConsole = [/^console\.error: API call failed: GET \/api\/user\//];

export const Playground: Story = { play: shows };

export const Loading: Story = {
  args: { stats: mockFailures.silence(), activity: mockFailures.silence() },
};

export const NothingYet: Story = {
  args: { stats: fixtures.emptyDashboardStats, activity: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('Bonuses you earn will show up here.');
    await canvas.findByText('No recent activity found');
  },
};

export const FirstBonus: Story = {
  args: {
    stats: {
      total_earned: 300,
      active_bonuses: 1,
      pending_bonuses: 0,
      earnings_overview: [{ month: '2026-11', amount: 300 }],
    },
    activity: fixtures.taskCompletions.slice(0, 1),
  },
  play: shows,
};

export const StatsFailed: Story = {
  args: { stats: mockFailures.serverError() },
  parameters: { allowConsole },
  play: fails,
};

export const ActivityFailed: Story = {
  args: {
    activity: mockFailures.detail(503, 'Your activity is being counted. Please try again soon.'),
  },
  parameters: { allowConsole },
  play: fails,
};

export const BothFailed: Story = {
  args: { stats: mockFailures.serverError(), activity: mockFailures.network() },
  parameters: { allowConsole },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to fetch dashboard statistics');
  },
};

export const NotListedByMonth: Story = {
  args: { stats: { ...fixtures.dashboardStats, earnings_overview: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/not listed by month yet/);
  },
};

export const NoRowsOnThisPage: Story = {
  args: { activity: () => Response.json({ items: [], total: 4 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('There are no entries on this page.');
  },
};

/** Simulates a browser without canvas, or a chart.js that cannot be loaded. */
export const ChartNotLoaded: Story = {
  beforeEach: () => {
    const { prototype } = HTMLCanvasElement;
    const own = Object.getOwnPropertyDescriptor(prototype, 'getContext') as PropertyDescriptor;
    Object.defineProperty(prototype, 'getContext', { ...own, value: () => null });
    return () => void Object.defineProperty(prototype, 'getContext', own);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/The chart could not be loaded/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows };

export const AmountsHidden: Story = { args: { hidden: true }, play: shows };

export const AsTable: Story = {
  play: async (context) => {
    await shows(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'View as table' }));
  },
};

export const AsTableWithAmountsHidden: Story = { ...AsTable, args: { hidden: true } };

export const BarByKeyboard: Story = {
  play: async (context) => {
    await shows(context);
    context.canvas.getByRole('button', { name: 'View as table' }).focus();
    await context.userEvent.tab();
    await context.userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  },
};

export const LastPage: Story = {
  args: { activity: fixtures.taskCompletions.slice(0, 7) },
  play: async (context) => {
    await shows(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }));
    await context.canvas.findByText('Showing 6 to 7 of 7 results');
  },
};

const longNames: TaskCompletion[] = fixtures.taskCompletions.map((completion, index) => ({
  ...completion,
  bank: 'The First and Oldest Savings and Loan Bank of Upper Westchester County',
  task_type: 'Twelve debit card purchases of at least twenty-five dollars within ninety days',
  account: `Everyday Premier Platinum Rewards Checking for Households, number ${index}`,
}));

export const LongNames: Story = { args: { activity: longNames }, play: shows };

export const LargeAndNegative: Story = {
  args: {
    stats: {
      total_earned: 9_876_543.21,
      active_bonuses: 1204,
      pending_bonuses: 318,
      earnings_overview: fixtures.dashboardStats.earnings_overview.map(
        ({ month, amount }, index) => ({
          month,
          amount: index % 3 === 1 ? -amount * 1_000 : amount * 2_345.67,
        }),
      ),
    },
    activity: fixtures.taskCompletions.map((completion, index) => ({
      ...completion,
      amount: index % 2 === 0 ? 1_234_567.89 : -98_765.43,
    })),
  },
  play: shows,
};

const many: TaskCompletion[] = Array.from({ length: 10_000 }, (_none, index) => ({
  id: `completion-${index}`,
  date: `${2026 - Math.floor(index / 1_000)}-${String(12 - (index % 12)).padStart(2, '0')}-15`,
  bank: 'Chase',
  task_type: 'Direct deposit',
  amount: 25,
  account: 'Chase Checking',
}));

export const TenThousand: Story = {
  args: {
    activity: many,
    stats: {
      ...fixtures.dashboardStats,
      earnings_overview: Array.from({ length: 120 }, (_none, index) => ({
        month: `${2017 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
        amount: 2_000 + ((index * 37) % 11) * 90,
      })),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Showing 1 to 5 of 10000 results');
  },
};
