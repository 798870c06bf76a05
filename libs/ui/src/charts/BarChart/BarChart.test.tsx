import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Amount } from '../../components/Amount/Amount.tsx';
import { AmountsProvider } from '../../components/Amount/AmountsProvider.tsx';
import { axeFindings } from '../../testAxe.ts';
import { BarChart } from './BarChart.tsx';
import { reloadPage } from '../../internal/reload.ts';
import type { BarArea, BarChartData } from './chartBar.ts';
import { loadDrawing } from './loadDrawing.ts';

vi.mock(import('./loadDrawing.ts'));
vi.mock(import('../../internal/reload.ts'), async (original) => ({
  ...(await original()),
  reloadPage: vi.fn(),
}));

const bars = [
  { label: 'September 2026', axisLabel: 'Sep', value: 400 },
  { label: 'October 2026', axisLabel: 'Oct', value: -25.5 },
  { label: 'November 2026', axisLabel: 'Nov', value: 800 },
];
const ticks = [0, 200, 400, 600, 800];
const tickText = (value: number) => `$${value}`;

const columns = ['Month', 'Earned'] as const;

const drawing = {
  update: vi.fn((_data: BarChartData) => undefined),
  mark: vi.fn((_index?: number) => ({ x: 10, y: 50 })),
  end: vi.fn(),
};
const drawBars = vi.fn(
  (_canvas: HTMLCanvasElement, _data: BarChartData, onArea: (area: BarArea) => void) => {
    onArea({ left: 40, right: 0, top: 0, bottom: 30 });
    return drawing;
  },
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(loadDrawing).mockResolvedValue({ drawBars });
});

const chart = (hidden = false) => (
  <AmountsProvider hidden={hidden}>
    <BarChart
      label="Earnings Overview"
      summary={
        <>
          The best month was November 2026 with <Amount value={800} />.
        </>
      }
      bars={bars}
      ticks={ticks}
      tickText={tickText}
      columns={columns}
    />
  </AmountsProvider>
);

const open = async (hidden?: boolean) => {
  const user = userEvent.setup();
  const page = render(chart(hidden));
  await act(() => Promise.resolve());
  return { user, ...page };
};

const bar = (name: string) => screen.getByRole('option', { name });

test('has a name, a summary and every bar with its amount', async () => {
  await open();
  const figure = screen.getByRole('figure', { name: 'Earnings Overview' });
  expect(figure).not.toHaveAccessibleDescription();
  expect(figure).toHaveTextContent('The best month was November 2026 with $800.00.');
  expect(
    within(figure)
      .getAllByRole('option')
      .map((item) => item.getAttribute('aria-label')),
  ).toEqual(['September 2026: $400.00', 'October 2026: -$25.50', 'November 2026: $800.00']);
  expect(await axeFindings()).toEqual([]);
});

test('has one tab stop, at the newest bar, and arrow keys move between the bars', async () => {
  const { user } = await open();
  await user.tab();
  await user.tab();
  expect(bar('November 2026: $800.00')).toHaveFocus();
  expect(drawing.mark).toHaveBeenLastCalledWith(2);
  await user.keyboard('{ArrowRight}');
  expect(bar('November 2026: $800.00')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(bar('October 2026: -$25.50')).toHaveFocus();
  expect(screen.getByRole('option', { selected: true })).toHaveFocus();
  expect(drawing.mark).toHaveBeenLastCalledWith(1);
  await user.keyboard('{Home}');
  expect(bar('September 2026: $400.00')).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}');
  await user.tab({ shift: true });
  expect(drawing.mark).toHaveBeenLastCalledWith(undefined);
  await user.tab();
  expect(bar('October 2026: -$25.50')).toHaveFocus();
});

test('shows the amount of the hovered or focused bar until Escape is pressed', async () => {
  const { user, container } = await open();
  const note = () => container.querySelector('[aria-hidden] > span:last-child')?.textContent;
  await user.hover(bar('September 2026: $400.00'));
  expect(note()).toBe('$400.00');
  await user.unhover(bar('September 2026: $400.00'));
  expect(note()).toBeUndefined();
  act(() => bar('November 2026: $800.00').focus());
  expect(note()).toBe('$800.00');
  await user.keyboard('{Escape}');
  expect(note()).toBeUndefined();
  expect(bar('November 2026: $800.00')).toHaveFocus();
});

test('its button switches between the chart and a table', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  const table = screen.getByRole('table', { name: 'Earnings Overview' });
  expect(within(table).getByRole('row', { name: 'October 2026 -$25.50' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(drawBars).toHaveBeenCalledTimes(2);
});

test('shows no amount while amounts are hidden', async () => {
  const { user, container } = await open(true);
  const data = drawBars.mock.calls[0]?.[1];
  expect(data?.tickText?.(800)).toBe('••••');
  expect(bar('November 2026: Amount hidden')).toBeInTheDocument();
  await user.hover(bar('November 2026: Amount hidden'));
  expect(screen.getByText('November 2026')).toBeVisible();
  expect(container.innerHTML).not.toMatch(/\$|800|400|25\.5/);
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  expect(container.innerHTML).not.toMatch(/\$|800|400|25\.5/);
});

test('redraws when amounts are hidden, but not after a render with the same data', async () => {
  const { rerender } = await open();
  expect(drawing.update).not.toHaveBeenCalled();
  rerender(chart(true));
  expect(drawing.update).toHaveBeenCalledOnce();
  expect(drawing.update.mock.lastCall?.[0].tickText?.(800)).toBe('••••');
  rerender(chart(true));
  expect(drawing.update).toHaveBeenCalledOnce();
});

test('reserves its space until chart.js has loaded, then draws the current data', async () => {
  const code = Promise.withResolvers<Awaited<ReturnType<typeof loadDrawing>>>();
  vi.mocked(loadDrawing).mockReturnValue(code.promise);
  const { rerender } = await open();
  expect(screen.queryByRole('listbox')).toBeNull();
  rerender(chart(true));
  await act(async () => {
    code.resolve({ drawBars });
    await code.promise;
  });
  expect(drawBars.mock.lastCall?.[1].tickText?.(800)).toBe('••••');
  expect(bar('October 2026: Amount hidden')).toBeVisible();
});

test('destroys the canvas when it unmounts', async () => {
  const { unmount } = await open();
  unmount();
  expect(drawing.end).toHaveBeenCalledOnce();
});

const expectTable = () => {
  expect(screen.getByRole('status')).toHaveTextContent('The chart could not be loaded');
  expect(screen.getByRole('row', { name: 'November 2026 $800.00' })).toBeVisible();
};

test('shows the table if chart.js fails to draw', async () => {
  drawBars.mockReturnValueOnce(undefined as never);
  await open();
  expectTable();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the table if chart.js fails to load, and its button retries', async () => {
  const lost = new Error('offline');
  vi.mocked(loadDrawing).mockRejectedValueOnce(lost);
  const { user } = await open();
  expectTable();
  await user.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(drawBars).toHaveBeenCalledOnce();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'View as table' })).toHaveFocus();
});

test('offers a reload if the script of chart.js fails to load a second time', async () => {
  const lost = new Error('lost');
  vi.mocked(loadDrawing).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'View as chart' }));
  expectTable();
  expect(screen.getByRole('status')).toHaveTextContent(/^This page has been updated/);
  await user.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(await axeFindings()).toEqual([]);
});
