import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../../components/Amount/Amount.tsx';
import { AmountsProvider } from '../../components/Amount/AmountsProvider.tsx';
import { BarChart } from './BarChart.tsx';
import { BarChartPlace } from './BarChartPlace.tsx';
import type { ChartBar } from './chartBar.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const amounts = [350, 0, 500, 275.5, 900, 300, 0, 650, 400, 300, 800, 120];

const bars: ChartBar[] = months.map((month, index) => ({
  label: `${month} 2026`,
  axisLabel: index === 0 ? [month, '2026'] : month,
  value: amounts[index] ?? 0,
}));

const meta = {
  component: BarChart,
  args: {
    label: 'Earnings Overview',
    summary: (
      <>
        Your best month was May 2026 with <Amount value={900} />.
      </>
    ),
    bars,
    ticks: [0, 225, 450, 675, 900],
    tickText: (value) => `$${value}`,
    columns: ['Month', 'Earned'],
  },
} satisfies Meta<typeof BarChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FewBars: Story = { args: { bars: bars.slice(0, 2) } };

export const BelowZero: Story = {
  args: {
    bars: bars.map((bar, index) => (index === 5 ? { ...bar, value: -220 } : bar)),
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
  },
};

export const Marked: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'View as table' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

export const Hidden: Story = {
  render: (args) => (
    <AmountsProvider hidden>
      <BarChart {...args} />
    </AmountsProvider>
  ),
};

export const Loading: Story = { render: () => <BarChartPlace /> };

export const NothingToDraw: Story = {
  render: () => <BarChartPlace>Bonuses you earn will show up here.</BarChartPlace>,
};
