import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverCrop } from './coverCrop.ts';

test('coverCrop returns the center of a wide image and of a tall image', () => {
  expect(coverCrop(1280, 720, 0.8)).toEqual({ left: 352, top: 0, width: 576, height: 720 });
  expect(coverCrop(720, 1280, 1.586)).toEqual({ left: 0, top: 413, width: 720, height: 454 });
});

test('coverCrop returns a part of the image with the given ratio and the full width or height', () => {
  const side = fc.integer({ min: 1, max: 8000 });
  const ratio = fc.double({ min: 0.25, max: 4, noNaN: true });
  fc.assert(
    fc.property(side, side, ratio, (width, height, wanted) => {
      const crop = coverCrop(width, height, wanted);
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(width);
      expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      expect(crop.width === width || crop.height === height).toBe(true);
      // Rounding may change a side by one pixel.
      const isNear = Math.abs(crop.width - crop.height * wanted) <= Math.max(1, wanted);
      expect(isNear || crop.width === 1 || crop.height === 1).toBe(true);
    }),
  );
});
