import { expect, test } from 'vitest';
import { adviceOn, type Pixels } from './photoAdvice.ts';

const large = { width: 2048, height: 1536 };

/** Returns an image whose gray values are those that `at` returns. */
function gray(width: number, height: number, at: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1)
    data.fill(at(index % width, Math.floor(index / width)), index * 4, index * 4 + 3);
  return { width, height, data };
}
const stripes = (dark: number, light: number) => gray(200, 150, (x) => (x % 10 < 5 ? dark : light));
/** Returns a gradient, as in an image out of focus: neighboring pixels hardly differ. */
const slope = (dark: number, light: number) =>
  gray(200, 150, (x) => dark + ((light - dark) * x) / 200);
const face = gray(500, 500, (x, y) => (x < 200 && y < 200 && x % 8 < 4 ? 90 : 180));
/** Perceived as dark, although its blue channel is as bright as possible. */
const blue = stripes(0, 0);
blue.data.forEach((_, at) => at % 4 === 2 && (blue.data[at] = 255));

test.each([
  ['is bright and sharp', stripes(80, 200), large],
  ['is sharp in one place and smooth elsewhere', face, large],
  ['has just enough pixels', stripes(80, 200), { width: 480, height: 600 }],
])('a photo that %s gets no advice', (_, pixels, size) => {
  expect(adviceOn(pixels, size)).toBeUndefined();
});

const keep = 'You can take another one or keep it.';

test.each([
  ['has no light', stripes(5, 40), large, /^This photo looks dark\. [^.]+\. You can/],
  ['is dark blue', blue, large, /^This photo looks dark\./],
  ['has no edges', slope(60, 220), large, /^This photo looks blurred\./],
  ['has one color', gray(90, 90, () => 128), large, /^This photo looks blurred\./],
  ['has one pixel', gray(1, 1, () => 128), { width: 1, height: 1 }, /blurred\..*small\./],
  ['has few pixels', stripes(80, 200), { width: 640, height: 479 }, /^This photo is small\./],
])('a photo that %s gets advice', (_, pixels, size, advice) => {
  expect(adviceOn(pixels, size)).toMatch(advice);
  expect(adviceOn(pixels, size)).toContain(keep);
});
