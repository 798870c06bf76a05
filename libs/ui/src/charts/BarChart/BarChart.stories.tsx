import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Amount } from '../../components/Amount/Amount.tsx';
import { AmountsProvider } from '../../components/Amount/AmountsProvider.tsx';
import * as styles from './BarChart.stories.css.ts';
import { BarChart } from './BarChart.tsx';
import { BarChartPlaceholder } from './BarChartPlaceholder.tsx';
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
  subcomponents: { BarChartPlaceholder },
  args: {
    label: 'Earnings Overview',
    summary: (
      <>
        Your best month was May 2026 with <Amount value={900} />.
      </>
    ),
    bars,
    columns: ['Month', 'Earned'],
  },
} satisfies Meta<typeof BarChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FewBars: Story = { args: { bars: bars.slice(0, 2) } };

/** With `ticks`, the axis still covers every bar: May ends above the last tick. */
export const GivenTicks: Story = {
  args: { ticks: [0, 225, 450, 675], tickText: (value) => `$${value}` },
};

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

export const Loading: Story = { render: () => <BarChartPlaceholder /> };

export const NothingToDraw: Story = {
  render: () => <BarChartPlaceholder>Bonuses you earn will show up here.</BarChartPlaceholder>,
};

/** Widths of containers in pixels, from a narrow card on a phone to a whole page. */
const widths = [200, 360, 768, 1280];

/** The chart fills containers of every kind, and follows them when they grow or shrink. */
export const FillsItsContainer: Story = {
  args: { bars: bars.slice(0, 2) },
  render: (args) => (
    <>
      <div data-testid="block">
        <BarChart {...args} />
      </div>
      <div data-testid="flex" className={styles.row}>
        <BarChart {...args} />
      </div>
      <div data-testid="grid" className={styles.cells}>
        <BarChart {...args} />
      </div>
      <div className={styles.row}>
        <div data-testid="item" className={styles.item}>
          <BarChart {...args} />
        </div>
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const width of [...widths, ...widths.toReversed()]) {
      canvasElement.style.width = `${width}px`;
      for (const container of ['block', 'flex', 'grid', 'item'].map((id) => canvas.getByTestId(id)))
        await waitFor(async () => {
          const { clientWidth } = container;
          await expect(clientWidth).toBeGreaterThan(0);
          await expect(container.querySelector('canvas')?.clientWidth).toBe(clientWidth);
        });
    }
    canvasElement.style.removeProperty('width');
  },
};

/** With `width="bars"`, a chart with two bars stays narrow on a wide page. */
export const AsWideAsItsBars: Story = {
  args: { bars: bars.slice(0, 2), width: 'bars' },
  play: async ({ canvasElement }) => {
    const drawnWidth = () => canvasElement.querySelector('canvas')?.clientWidth;
    for (const [width, drawn] of [
      [1280, 216],
      [200, 200],
    ] as const) {
      canvasElement.style.width = `${width}px`;
      await waitFor(() => expect(drawnWidth()).toBe(drawn));
    }
    canvasElement.style.removeProperty('width');
  },
};

/** The placeholder is as high as the chart that replaces it. */
export const SameHeightWhileLoading: Story = {
  render: (args) => (
    <>
      <BarChart {...args} data-testid="chart" />
      <div data-testid="place">
        <BarChartPlaceholder summary="Your best month was May 2026 with $900.00." />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const width of widths) {
      canvasElement.style.width = `${width}px`;
      const [chart, place] = ['chart', 'place'].map((id) => canvas.getByTestId(id).offsetHeight);
      await expect(place).toBe(chart);
    }
    canvasElement.style.removeProperty('width');
  },
};
