import { isFull } from '@bank-bonuses/test-config/full';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { light, vars } from '../../theme/index.ts';
import type { BarArea, BarPicture, ChartBar, Drawing } from './chartBar.ts';
import { colorVariables } from './chartLook.ts';
import { drawBars } from './drawBars.ts';
import { recordingPen, type Recorded } from './recordingPen.testing.ts';
import { sketchBars } from './sketchBars.ts';

const nothing = () => undefined;
let isForced = false;

beforeEach(() => {
  isForced = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isForced && query.includes('forced-colors'),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
  const { style } = document.documentElement;
  style.setProperty(colorVariables.bar, light.earned.fill);
  style.setProperty(colorVariables.barBelow, light.edge.control);
  style.setProperty(colorVariables.line, light.edge.quiet);
  style.setProperty(colorVariables.words, light.ink.quiet);
});

interface Scene {
  picture: BarPicture;
  width: number;
  height: number;
  charWidth: number;
  fontSize: number;
  ratio: number;
}

interface Shown extends Recorded {
  canvas: string;
  area: BarArea | undefined;
}

/** Draws on a new canvas in its place, and tells what stands there. */
function show(
  { width, height, charWidth, fontSize, ratio }: Scene,
  draw: (canvas: HTMLCanvasElement, onArea: (area?: BarArea) => void) => Drawing | undefined,
): Shown {
  vi.stubGlobal('devicePixelRatio', ratio);
  const plot = document.body.appendChild(document.createElement('div'));
  const place = plot.appendChild(document.createElement('div'));
  for (const element of [plot, place]) {
    Object.defineProperty(element, 'clientWidth', { value: Math.round(width) });
    element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  }
  // As in BarChart.css.ts: chart.js heeds it.
  place.style.maxWidth = '100%';
  const canvas = place.appendChild(document.createElement('canvas'));
  canvas.style.fontSize = `${fontSize}px`;
  canvas.style.fontFamily = 'Inter';
  const { pen, drawn } = recordingPen(canvas, charWidth);
  canvas.getContext = (() => pen) as never;
  let area: BarArea | undefined;
  const drawing = draw(canvas, (told) => (area = told));
  const { style } = canvas;
  const size = [canvas.width, canvas.height, style.width, style.height].join(' ');
  const shown = { ...drawn(), canvas: size, area };
  drawing?.end();
  plot.remove();
  return shown;
}

const sketched = (scene: Scene) =>
  show(scene, (canvas, onArea) => {
    onArea(sketchBars(canvas, scene.picture));
    return undefined;
  });

const drawnByChartJs = (scene: Scene) =>
  show(scene, (canvas, onArea) => drawBars(canvas, scene.picture, onArea));

/** In pixels. Half of one would not be seen; both reckon the same, to the last digits. */
const tolerance = 0.01;

const edgesOf = ({ left, top, right, bottom }: BarArea) => [left, top, right, bottom];

function expectSame(one: Shown, other: Shown): void {
  const parts = ({ canvas, texts, lines, bars }: Shown) => ({
    canvas,
    texts: texts.map(({ text, look }) => `${text} | ${look}`).toSorted(),
    lines: lines.map(({ look }) => look),
    bars: bars.map(({ color }) => color),
  });
  expect(parts(one)).toEqual(parts(other));
  const places = ({ texts, lines, bars, area }: Shown): number[] => [
    ...texts
      .toSorted((a, b) => Math.sign(a.y - b.y) || Math.sign(a.x - b.x))
      .flatMap(({ x, y }) => [x, y]),
    ...lines.flatMap(({ from, to }) => [...from, ...to]),
    ...bars.flatMap(({ box, round }) => [...edgesOf(box), ...round]),
    ...(area ? edgesOf(area) : []),
  ];
  const [first, second] = [places(one), places(other)];
  expect(first).toHaveLength(second.length);
  const away = first.map((pixel, index) => Math.abs(pixel - (second[index] ?? Number.NaN)));
  expect(away.findIndex((pixels) => !(pixels <= tolerance))).toBe(-1);
}

const word = fc.string({ minLength: 1, maxLength: 16, unit: fc.constantFrom(...'abcdefghij') });
const axisLabel = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 2, arbitrary: fc.tuple(word, word) },
  { weight: 2, arbitrary: fc.constant(undefined) },
);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 1000, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: -1000, max: 0, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(0) },
);
const bars = fc
  .array(fc.record({ axisLabel, value }), { minLength: 1, maxLength: 40 })
  .map((list) =>
    list.map(({ axisLabel: words, value: amount }, index): ChartBar => {
      const bar = { label: `bar ${index}`, value: amount };
      return words === undefined ? bar : { ...bar, axisLabel: words };
    }),
  );
const ticks = fc.oneof(
  fc
    .integer({ min: 1, max: 1200 })
    .map((most) => [0, 0.25, 0.5, 0.75, 1].map((part) => part * most)),
  fc
    .uniqueArray(fc.integer({ min: -500, max: 1500 }), { minLength: 2, maxLength: 8 })
    .map((list) => list.toSorted((one, other) => one - other)),
);
const scenes: fc.Arbitrary<Scene> = fc.record({
  picture: fc.record({
    bars,
    ticks,
    tickText: fc.constantFrom(
      (tick: number) => `$${tick}`,
      () => '••••',
      () => '',
    ),
  }),
  width: fc.double({ min: 200, max: 1000, noNaN: true }),
  height: fc.double({ min: 200, max: 400, noNaN: true }),
  charWidth: fc.double({ min: 3, max: 10, noNaN: true }),
  fontSize: fc.constantFrom(13, 14, 16, 21.5, 28),
  ratio: fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3),
});

const months: Scene = {
  picture: {
    bars: ['Jan', 'Feb', 'Mar'].map((month, index) => ({
      label: `${month} 2026`,
      axisLabel: index === 0 ? [month, '2026'] : month,
      value: [350, -75, 900][index] ?? 0,
    })),
    ticks: [0, 225, 450, 675, 900],
    tickText: (tick) => `$${tick}`,
  },
  width: 600,
  height: 288,
  charWidth: 7,
  fontSize: 14,
  ratio: 2,
};

describe('the sketch is what chart.js draws', () => {
  test('whatever the bars, the marks, the words and the place', () => {
    fc.assert(
      fc.property(scenes, (scene) => expectSame(sketched(scene), drawnByChartJs(scene))),
      { numRuns: isFull ? 300 : 30 },
    );
  });

  test('for months with a loss', () => {
    const sketch = sketched(months);
    expect(sketch.texts.map(({ text }) => text)).toContain('2026');
    expect(sketch.bars).toHaveLength(3);
    expect(sketch.lines).toHaveLength(5);
    expect(sketch.canvas).toBe('1200 576 600px 288px');
    expectSame(sketch, drawnByChartJs(months));
  });

  test('in forced colours', () => {
    isForced = true;
    const sketch = sketched(months);
    expect(new Set(sketch.bars.map(({ color }) => color))).toEqual(
      new Set(['CanvasText', 'GrayText']),
    );
    expectSame(sketch, drawnByChartJs(months));
  });
});

test('the colours are variables of the theme', () => {
  const { earned, edge, ink } = vars;
  expect(Object.values(colorVariables).map((name) => `var(${name})`)).toEqual([
    earned.fill,
    earned.text,
    edge.control,
    edge.quiet,
    ink.quiet,
  ]);
});

test('draws once more in the place of what it drew', () => {
  const twice = show(months, (canvas, onArea) => {
    sketchBars(canvas, months.picture);
    onArea(sketchBars(canvas, months.picture));
    return undefined;
  });
  expect(twice).toEqual(sketched(months));
});

test('draws nothing without a pen, or where there is no place yet', () => {
  const penless = show(months, (canvas, onArea) => {
    canvas.getContext = () => null;
    onArea(sketchBars(canvas, months.picture));
    return undefined;
  });
  expect(penless.area).toBeUndefined();
  const hidden = sketched({ ...months, width: 0 });
  expect(hidden.area).toBeUndefined();
  expect(hidden.texts).toEqual([]);
});
