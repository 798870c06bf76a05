import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCardNumber, formatExpiry, formatSsn, formatZip } from './formatters.ts';
import { formatEdit, type Edit } from './formatEdit.ts';

/**
 * `edit` parses a text in which a bar marks the caret, such as '900-1|2'; `draw` is its inverse.
 */
const edit = (drawn: string): Edit => ({
  value: drawn.replace('|', ''),
  caret: drawn.indexOf('|'),
});
const draw = ({ value, caret }: Edit) => `${value.slice(0, caret)}|${value.slice(caret)}`;

test.each([
  ['typing at the end', '9001|', '900-1|'],
  ['a digit typed in the middle', '9005|-12-3456', '900-5|1-2345'],
  ['a separator removed with Backspace', '900|12-3456', '900|-12-3456'],
  ['a digit removed from the middle', '90|-12-3456', '90|1-23-456'],
  ['everything removed', '|', '|'],
  ['pasting with spaces', '900 12 3456|', '900-12-3456|'],
])('formats the value and places the caret: %s', (_, before, after) => {
  expect(draw(formatEdit(formatSsn, edit(before)))).toBe(after);
});

test.each([
  ['SSN', formatSsn, '123|45-6789', '123-|45-6789'],
  ['SSN, then a digit', formatSsn, '123-|5-6789', '123-|56-789'],
  ['card number', formatCardNumber, '4242|4242', '4242 |4242'],
  ['expiry', formatExpiry, '04|27', '04/|27'],
  ['ZIP code', formatZip, '12345|6789', '12345-|6789'],
])('Delete skips a separator: %s', (_, format, before, after) => {
  expect(draw(formatEdit(format, edit(before), true))).toBe(after);
});

test.each([
  ['card number', formatCardNumber, 15],
  ['SSN', formatSsn, 8],
  ['expiry', formatExpiry, 3],
])('%s: the caret follows the digit that was just typed', (_, format, most) => {
  const digits = fc.stringMatching(/^\d*$/).map((text) => text.slice(0, most));
  const digit = fc.stringMatching(/^[0-9]$/);
  fc.assert(
    fc.property(digits, digit, fc.nat(), (before, typed, place) => {
      const written = format(before);
      const at = place % (written.length + 1);
      const result = formatEdit(format, {
        value: written.slice(0, at) + typed + written.slice(at),
        caret: at + 1,
      });
      expect(result.value.charAt(result.caret - 1)).toBe(typed);
    }),
  );
});

test('the caret never leaves the field', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(30), (value, caret) => {
      const result = formatEdit(formatSsn, { value, caret: Math.min(caret, value.length) });
      expect(result.caret).toBeGreaterThanOrEqual(0);
      expect(result.caret).toBeLessThanOrEqual(result.value.length);
    }),
  );
});
