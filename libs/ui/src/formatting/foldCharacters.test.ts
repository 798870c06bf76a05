import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCharacters } from './foldCharacters.ts';

test.each([
  ['full-width digits', '１２３－４５', '123-45'],
  ['Arabic-Indic digits', '٣٣١٣٤', '33134'],
  ['Persian digits', '۳۳۱۳۴', '33134'],
  ['Devanagari digits', '३३१३४', '33134'],
  ['mathematical digits', '𝟑𝟛𝟭', '331'],
  ['a mark of direction behind the text', '33134\u202c', '33134'],
  ['a zero-width space', '33\u200b134', '33134'],
  ['a soft hyphen', '33\u00ad134', '33134'],
  ['a minus sign', '33134\u22121234', '33134-1234'],
  ['an en dash and a non-breaking hyphen', '33134\u20131234\u2011', '33134-1234-'],
  ["a Japanese keyboard's minus key", '３３１３４ー１２３４', '33134-1234'],
  ['no-break and ideographic spaces', 'ana@example.com\u00a0\u3000', 'ana@example.com  '],
  ['a full-width address', 'ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
])('folds %s', (_, typed, folded) => {
  expect(foldCharacters(typed)).toBe(folded);
});

test('does not change ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(foldCharacters(text)).toBe(text);
    }),
  );
});

test('converts the digits of every script', () => {
  const isDigit = /\p{Nd}/u;
  let found = 0;
  for (let code = 0; code < 0x20000; code += 1) {
    if (
      !isDigit.test(String.fromCodePoint(code)) ||
      isDigit.test(String.fromCodePoint(code - 1 || 1))
    )
      continue;
    found += 1;
    const ten = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(code + value));
    expect(foldCharacters(ten.join(''))).toBe('0123456789');
  }
  expect(found).toBeGreaterThan(50);
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldCharacters(foldCharacters(text))).toBe(foldCharacters(text));
    }),
  );
});
