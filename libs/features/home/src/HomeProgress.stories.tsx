import { fixtures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.testing.tsx';

/** Shows Home with a service that returns the optional fields. */
const meta = { component: HomeScreen, args: { canFilter: true } } satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const firstDay: Play = async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Welcome, Alex Rivera' });
  await canvas.findByText('No recent activity found');
};

export const FirstDay: Story = {
  args: { stats: fixtures.firstDayStats, activity: [] },
  play: firstDay,
};

export const FirstDayOnAPhone: Story = { ...FirstDay, globals: { viewport: { value: 'phone' } } };

export const InFull: Story = {
  args: {
    stats: {
      ...fixtures.fullDashboardStats,
      milestones: (fixtures.firstDayStats.milestones ?? []).map((milestone, at) => ({
        ...milestone,
        state: at < 4 ? 'done' : 'current',
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'What happens next' });
    await canvas.findByText('Fees kept');
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
