import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { font } from './tokens.ts';

const folder = join(import.meta.dirname, '../../font');
const faces = readFileSync(join(folder, 'font.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((text) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(text)?.[1] ?? '';
    return {
      family: value('font-family').replaceAll("'", ''),
      weight: value('font-weight'),
      display: value('font-display'),
      source: value('src'),
      size: Number.parseFloat(value('size-adjust')) / 100,
      above: Number.parseFloat(value('ascent-override')),
      below: Number.parseFloat(value('descent-override')),
    };
  });
const [own, ...standIns] = faces;

test('the font is small and includes its license', () => {
  const [, file = ''] = /url\('\.\/(.+?)'\)/.exec(own?.source ?? '') ?? [];
  expect(readFileSync(join(folder, file)).byteLength).toBeLessThanOrEqual(35_000);
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain(
    'SIL OPEN FONT LICENSE Version 1.1',
  );
  expect(manifest.files).toContain('font');
});

test('the font never delays text and never replaces the font of a visible page', () => {
  expect(own?.display).toBe('optional');
});

test('the theme lists every font family of the font file first', () => {
  const named = [...font.sans.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  const families = [...new Set(faces.map(({ family }) => family))];
  expect(named.slice(0, families.length)).toEqual(families);
});

test.each(standIns)('$family at $weight is as high as Source Sans 3', (face) => {
  expect(face.source).toMatch(/^local\(/);
  expect(face.size * face.above).toBeCloseTo(102.4, 0);
  expect(face.size * face.below).toBeCloseTo(40, 0);
});
