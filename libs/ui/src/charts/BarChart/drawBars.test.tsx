import { Chart } from 'chart.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dark, light, vars } from '../../theme/index.ts';
import type { BarArea, BarChartData, DrawnData } from './chartBar.ts';
import { colorVariables } from './chartLook.ts';
import { drawBars } from './drawBars.ts';

/** Texts drawn on the canvas and colors used to fill, since the last reset. */
let written: string[] = [];
let filled = new Set<unknown>();

/** Returns a fake drawing context that records texts and colors, because jsdom has no canvas. */
function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const known: Record<string, unknown> = {
    canvas,
    measureText: (text: string) => ({ width: text.length * 7 }),
    fillText: (text: string) => written.push(text),
    clearRect: () => {
      written = [];
      filled = new Set();
    },
  };
  return new Proxy(known, {
    get: (target, key: string) => target[key] ?? (() => undefined),
    set: (target, key: string, value) => {
      if (key === 'fillStyle') filled.add(value);
      target[key] = value;
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
}

const data: DrawnData = {
  tone: 'earned',
  bars: [
    { label: 'December 2025', axisLabel: ['Dec', '2025'], value: 200 },
    { label: 'January 2026', value: 900 },
    { label: 'February 2026', axisLabel: 'Feb', value: -75 },
  ],
  ticks: [0, 225, 450, 675, 900],
  tickText: (value) => `$${value}`,
};

const setTheme = (colors: typeof light) => {
  const root = document.documentElement;
  root.style.setProperty('--bb-accent-fill', colors.accent.fill);
  root.style.setProperty('--bb-earned-fill', colors.earned.fill);
  root.style.setProperty('--bb-earned-text', colors.earned.text);
  root.dataset['theme'] = colors === dark ? 'dark' : 'light';
};

let canvas: HTMLCanvasElement;
const onArea = vi.fn<(area: BarArea) => void>();

beforeEach(() => {
  const queries = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => queries);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 600, 288),
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(288);
  const pens = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const own = pens.get(this) ?? pen(this);
    pens.set(this, own);
    return own;
  });
  setTheme(light);
  const host = document.body.appendChild(document.createElement('div'));
  canvas = host.appendChild(document.createElement('canvas'));
});

// The charts of the current test. They are ended after it, or they would react to theme changes in
// later tests.
let drawings: NonNullable<ReturnType<typeof drawBars>>[] = [];

afterEach(() => {
  for (const drawing of drawings) drawing.end();
  drawings = [];
  document.body.replaceChildren();
});

const draw = (shown: DrawnData = data) => {
  const drawing = drawBars(canvas, shown, onArea);
  if (!drawing) throw new Error('Nothing was drawn.');
  drawings.push(drawing);
  return drawing;
};

test('draws the five ticks, and labels below the bars that have one', () => {
  draw();
  for (const words of ['$0', '$225', '$450', '$675', '$900', 'Dec', '2025', 'Feb']) {
    expect(written).toContain(words);
  }
  expect(written.filter((words) => words.startsWith('$'))).toHaveLength(5);
  expect(written).not.toContain('January 2026');
});

/** Returns the height of each bar in pixels, from 0 to its end. */
const heightsOf = (shown: BarChartData) => {
  draw({ ...data, ...shown });
  const { top = 0, bottom = 0 } = onArea.mock.lastCall?.[0] ?? {};
  const chart = Chart.getChart(canvas);
  if (!chart) throw new Error('The canvas has no chart.');
  expect(chart.getDatasetMeta(0).data.every(({ y }) => y >= top && y <= 288 - bottom)).toBe(true);
  const zero = chart.scales['y']?.getPixelForValue(0) ?? 0;
  return chart.getDatasetMeta(0).data.map(({ y }) => zero - y);
};

const barsOf = (...values: number[]) => values.map((value) => ({ label: `Bar ${value}`, value }));

test.each([
  ['above the last tick', [50, 250], [0, 100, 200]],
  ['below the first tick', [50, 250], [100, 300]],
  ['without ticks', [50, 250], []],
  ['below a last tick under 0', [-50, -250], [-300, -200]],
])('bars are as long as their values %s', (_place, values, ticks) => {
  const [low = 0, high = 0] = heightsOf({ bars: barsOf(...values), ticks });
  expect(Math.abs(high)).toBeGreaterThan(50);
  expect(high / low).toBeCloseTo(5, 1);
});

test('a chart with only zeros and no ticks has flat bars', () => {
  expect(heightsOf({ bars: barsOf(0), ticks: [] })).toEqual([0]);
});

test.each([
  [
    [400, -250, 1200],
    ['-$500', '$0', '$500', '$1,000', '$1,500'],
  ],
  [[0.03], ['$0.00', '$0.01', '$0.02', '$0.03']],
  [[0.3], ['$0.00', '$0.10', '$0.20', '$0.30']],
])('chooses ticks in dollars and whole cents if none are given: %j', (values, texts) => {
  draw({ tone: 'earned', bars: barsOf(...values) });
  expect(written.filter((words) => words.includes('$'))).toEqual(texts);
});

test('given ticks without a text are in dollars', () => {
  draw({ tone: 'earned', bars: barsOf(20), ticks: [0, 12.5, 25] });
  expect(written).toEqual(expect.arrayContaining(['$0.00', '$12.50', '$25.00']));
});

test('reports the area of the bars within the canvas', () => {
  draw();
  const area = onArea.mock.lastCall?.[0];
  expect(area?.left).toBeGreaterThan(0);
  expect(area?.bottom).toBeGreaterThan(0);
  expect(area?.top).toBeLessThan(288);
  expect(area?.right).toBeLessThan(288);
});

test('reserves space below the bars only for the lines of their labels', () => {
  const drawing = draw();
  const bottomWith = (...axisLabels: (string | string[])[]) => {
    drawing.update({
      ...data,
      bars: axisLabels.map((axisLabel, value) => ({ label: `Bar ${value}`, axisLabel, value })),
    });
    return onArea.mock.lastCall?.[0].bottom ?? 0;
  };
  const [oneLine, twoLines] = [bottomWith('Dec', 'Jan'), bottomWith(['Dec', '2025'], 'Jan')];
  const line = twoLines - oneLine;
  expect(line).toBeGreaterThan(14);
  expect(oneLine).toBeLessThan(1.5 * line);
});

test('mark(index) highlights a bar and returns the position of its end', () => {
  const drawing = draw();
  const [low, high] = [drawing.mark(0), drawing.mark(1)];
  expect(filled).toContain(light.earned.text);
  expect(high?.x).toBeGreaterThan(low?.x ?? 0);
  expect(high?.y).toBeLessThan(low?.y ?? 0);
  expect(drawing.mark()).toBeUndefined();
  expect(filled).not.toContain(light.earned.text);
});

test('draws without animation', () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  draw();
  expect(written).toEqual(expect.arrayContaining(['$0', '$900', 'Feb']));
  expect(filled).toContain(light.earned.fill);
  expect(frames).not.toHaveBeenCalled();
});

test('mark() does not redraw if no bar is highlighted', () => {
  const drawing = draw();
  written = [];
  expect(drawing.mark()).toBeUndefined();
  expect(written).toEqual([]);
});

test('draws no amount after an update with hidden amounts', () => {
  const drawing = draw();
  const dots = () => '••••';
  drawing.update({ ...data, tickText: dots });
  expect(written).toContain('••••');
  expect(written.join(' ')).not.toMatch(/\$|900|675/);
});

test('draws bars in the brand color with the tone accent', () => {
  draw({ ...data, tone: 'accent' });
  expect(filled).toContain(light.accent.fill);
  expect(filled).not.toContain(light.earned.fill);
});

test('redraws in the new colors when the theme changes', async () => {
  draw();
  expect(filled).toContain(light.earned.fill);
  setTheme(dark);
  await expect.poll(() => filled).toContain(dark.earned.fill);
  expect(filled).not.toContain(light.earned.fill);
});

test('end() stops following the theme', async () => {
  const drawing = draw();
  drawing.end();
  written = [];
  setTheme(dark);
  await Promise.resolve();
  expect(written).toEqual([]);
});

test('returns undefined if the canvas has no context', () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  expect(drawBars(canvas, data, onArea)).toBeUndefined();
});

test('uses theme variables as colors', () => {
  const { accent, earned, edge, ink } = vars;
  const namesOf = (tone: 'accent' | 'earned') =>
    Object.values(colorVariables[tone]).map((name) => `var(${name})`);
  const others = [edge.control, edge.quiet, ink.quiet];
  expect(namesOf('accent')).toEqual([accent.fill, accent.fillHover, ...others]);
  expect(namesOf('earned')).toEqual([earned.fill, earned.text, ...others]);
});
