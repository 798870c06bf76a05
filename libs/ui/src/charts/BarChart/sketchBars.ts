import type { BarArea, BarPicture } from './chartBar.ts';
import { lookOf } from './chartLook.ts';

const tenths = (pixels: number) => Math.round(pixels * 10) / 10;

/**
 * Draws on a canvas what `drawBars` draws there, without the code of chart.js, so that the picture stands until that
 * has come. Each place follows from the same options; a test compares both. What is written is as wide as the canvas
 * measures it, and marks take no pixel more than chart.js gives them.
 *
 * @returns where the bars stand. Undefined where a canvas cannot draw, or has no place yet
 */
export function sketchBars(canvas: HTMLCanvasElement, picture: BarPicture): BarArea | undefined {
  const { bars, ticks, tickText } = picture;
  const place = canvas.parentElement;
  const pen = place?.clientWidth ? canvas.getContext('2d') : undefined;
  if (!place || !pen) return undefined;
  const box = place.getBoundingClientRect();
  const width = tenths(Math.min(box.width, place.clientWidth));
  const height = tenths(box.height);
  const ratio = devicePixelRatio;
  canvas.width = Math.floor(tenths(width * ratio));
  canvas.height = Math.floor(tenths(height * ratio));
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  pen.scale(ratio, ratio);

  const { colors, font } = lookOf(canvas);
  pen.font = `${font.size}px ${font.family}`;
  const gap = font.size / 2;
  const line = font.size * 1.2;
  const widest = (texts: string[]) =>
    Math.max(0, ...texts.map((text) => pen.measureText(text).width));

  const tickWords = ticks.map(tickText);
  const axisWidth = Math.min(width / 2, widest(tickWords) + 2 * gap);
  const beside = width - axisWidth;
  const labels = bars.flatMap(({ axisLabel }, index) =>
    axisLabel === undefined ? [] : { lines: [axisLabel].flat(), at: (index + 0.5) / bars.length },
  );
  const room = Math.floor(beside / (widest(labels.flatMap(({ lines }) => lines)) + gap));
  const step = Math.max(1, Math.ceil(labels.length / room));
  const shown = labels.filter((_label, index) => index % step === 0);
  /** What the words at an end need beyond the bars. */
  const overhang = (label: (typeof labels)[number] | undefined, at = 0) =>
    label ? Math.max(0, (widest(label.lines) / 2 + 3 - at * beside) / (1 - at)) : 0;

  const [first] = shown;
  const last = shown.at(-1);
  const left = Math.max(axisWidth, overhang(first, first?.at));
  const right = overhang(last, last && 1 - last.at);
  const top = gap + line / 2;
  const below = first ? 14 + line * Math.max(...shown.map(({ lines }) => lines.length)) : 0;
  const bottom = Math.max(top, below);
  const across = width - (left + right);
  const end = top + (height - (top + bottom));
  const most = ticks.at(-1) ?? 1;
  const least = Math.min(ticks[0] ?? 0, ...bars.map(({ value }) => value));
  // In the order in which chart.js reckons: a line between two pixels is drawn on the one it is nearer to, to the last digit.
  const pixelOf = (value: number) => top + (1 - (value - least) / (most - least)) * (end - top);

  pen.strokeStyle = colors.line;
  pen.fillStyle = colors.words;
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  pen.beginPath();
  ticks.forEach((tick, index) => {
    const y = pixelOf(tick);
    // On whole pixels of the screen, or the line would be a blurred one.
    const sharp = Math.round((y - 0.5) * ratio) / ratio + 0.5;
    pen.moveTo(Math.round(left * ratio) / ratio, sharp);
    pen.lineTo(left + across, sharp);
    pen.fillText(tickWords[index] ?? '', left - gap, y);
  });
  pen.stroke();
  pen.textAlign = 'center';
  for (const { lines, at } of shown) {
    lines.forEach((text, row) =>
      pen.fillText(text, left + at * across, end + 11 + line * (row + 0.5)),
    );
  }

  pen.beginPath();
  pen.rect(left, top, across, end - top);
  pen.clip();
  const barWidth = Math.min(48, (across / bars.length) * 0.72);
  const zero = pixelOf(0);
  bars.forEach(({ value }, index) => {
    const x = left + (across / bars.length) * (index + 0.5) - barWidth / 2;
    const head = pixelOf(value);
    // Not on the line at 0, if there is one.
    const base = zero - (ticks.includes(0) ? Math.sign(zero - head) / 2 : 0);
    const length = Math.abs(base - head);
    const round = Math.min(4, barWidth / 2, length / 2);
    pen.fillStyle = value < 0 ? colors.barBelow : colors.bar;
    pen.beginPath();
    pen.roundRect(
      x,
      Math.min(base, head),
      barWidth,
      length,
      base < head ? [0, 0, round, round] : [round, round, 0, 0],
    );
    pen.fill();
  });
  return { left, right, top, bottom };
}
