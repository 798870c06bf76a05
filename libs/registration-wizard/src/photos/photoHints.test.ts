import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pixels } from './browserImaging.ts';
import { findHints, measure } from './photoHints.ts';

const large = { width: 2048, height: 1536 };

/** Returns an image whose gray values are those that `at` returns. */
const gray = (width: number, height: number, at: (x: number, y: number) => number): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1)
    data.fill(at(index % width, Math.floor(index / width)), index * 4, index * 4 + 3);
  return { width, height, data };
};
const stripes = (dark: number, light: number) => gray(200, 150, (x) => (x % 10 < 5 ? dark : light));
/** Returns a gradient, as in an image out of focus: neighboring pixels hardly differ. */
const slope = (dark: number, light: number) =>
  gray(200, 150, (x) => dark + ((light - dark) * x) / 200);

describe('a photo', () => {
  test('that is bright and sharp has no hints', async () => {
    expect(await findHints(stripes(80, 200), large)).toEqual([]);
  });

  test('without light has the hint dark', async () => {
    expect(await findHints(stripes(5, 40), large)).toEqual(['dark']);
  });

  test('without edges has the hint blurred', async () => {
    expect(await findHints(slope(60, 220), large)).toEqual(['blurred']);
  });

  test('that is sharp in one place and smooth elsewhere has no hints', async () => {
    const face = gray(500, 500, (x, y) => (x < 200 && y < 200 && x % 8 < 4 ? 90 : 180));
    expect(await findHints(face, large)).toEqual([]);
  });

  test('with few pixels has the hint small', async () => {
    expect(await findHints(stripes(80, 200), { width: 640, height: 479 })).toEqual(['small']);
    expect(await findHints(stripes(80, 200), { width: 480, height: 600 })).toEqual([]);
  });
});

test('measure weights colors by their perceived brightness', async () => {
  const blue: Pixels = { width: 3, height: 1, data: Uint8ClampedArray.from([0, 0, 255, 255]) };
  const green: Pixels = { width: 1, height: 1, data: Uint8ClampedArray.from([0, 255, 0, 255]) };
  expect((await measure({ ...blue, width: 1 })).brightness).toBeLessThan(30);
  expect((await measure(green)).brightness).toBeGreaterThan(140);
});

const picture = fc
  .record({ width: fc.integer({ min: 1, max: 90 }), height: fc.integer({ min: 1, max: 70 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data): Pixels => ({ width, height, data: Uint8ClampedArray.from(data) })),
  );

test('measure returns a brightness from 0 to 255 and a sharpness of at least 0 for any image', async () => {
  await fc.assert(
    fc.asyncProperty(picture, async (pixels) => {
      const { brightness, sharpness } = await measure(pixels);
      expect(brightness).toBeGreaterThanOrEqual(0);
      expect(brightness).toBeLessThanOrEqual(255);
      expect(sharpness).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 20 },
  );
});

test('measure returns the sharpness 0 for an image of one color', async () => {
  const level = fc.integer({ min: 0, max: 255 });
  const side = fc.integer({ min: 1, max: 120 });
  await fc.assert(
    fc.asyncProperty(level, side, side, async (value, width, height) => {
      expect((await measure(gray(width, height, () => value))).sharpness).toBe(0);
    }),
    { numRuns: 20 },
  );
});
