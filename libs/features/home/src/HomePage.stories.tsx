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

export const NotListedByMonth: Story = {
  args: { stats: { ...fixtures.dashboardStats, earnings_overview: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/not listed by month yet/);
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
