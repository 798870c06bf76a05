import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dark } from '../../theme/index.ts';
import { Monogram } from './Monogram.tsx';
import { lettersOf, lookOf } from './monogramOf.ts';

test('shows letters and is hidden from assistive technology', () => {
  render(<Monogram name="Wells Fargo" data-testid="monogram" />);
  expect(screen.getByTestId('monogram')).toHaveTextContent('WF');
  expect(screen.getByTestId('monogram')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['Chase', 'C'],
  ['Bank of America', 'BA'],
  ['The Bank and Trust', 'BT'],
  ['U.S. Bank', 'UB'],
  ['  capital   one  bank', 'CO'],
  ['1st (National) Bank', '1N'],
  ['“Österreich” & Söhne', 'ÖS'],
  ['🏦 !', '•'],
  ['', '•'],
])('shows the name %j as the letters %j', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

test('has letters and a color for every name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(lettersOf(name)).not.toBe('');
      expect(Object.keys(dark.monogram)).toContain(lookOf(name));
    }),
  );
});

test('has the same color for all spellings of a name', () => {
  expect([lookOf('Wells Fargo'), lookOf('Chase'), lookOf('Ally Bank')]).toEqual([
    'six',
    'two',
    'three',
  ]);
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(lookOf(`  ${name.toUpperCase()} `)).toBe(
        lookOf(name.toUpperCase().trim().toLowerCase()),
      );
    }),
  );
});

test('uses every color', () => {
  const names = Array.from({ length: 100 }, (_, index) => `Bank ${index}`);
  expect(new Set(names.map(lookOf))).toEqual(new Set(Object.keys(dark.monogram)));
});
