import { expect, test } from 'vitest';
import { dark, light, type Palette } from './palette.ts';

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const pairs = ({ page, surface, sunken, strong, normal, quiet, fill, onFill, link }: Palette) => [
  [strong, surface],
  [normal, surface],
  [quiet, surface],
  [quiet, page],
  [strong, sunken],
  [link, surface],
  [onFill, fill],
];

test('every text has a contrast of 4.5 : 1', () => {
  for (const [text = '', ground = ''] of [...pairs(light), ...pairs(dark)]) {
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});
