import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKey } from './repeatedKey.ts';

const repeatedIn = (text: string) => repeatedKey(text, JSON.parse(text));

test.each([
  ['{"amount": 1, "amount": 2}', 'amount'],
  ['{"bank": "Chase", "note": "a: b", "bank": "Chase"}', 'bank'],
  ['{"requirements": [{"text": "a", "done": true, "text": "b"}]}', 'text'],
  ['{"a": {"b": 1}, "c": {"b": {"d": 1, "d": 1}}}', 'd'],
  ['{"\\u0061b": 1, "ab": 2}', 'ab'],
  ['{"": 1, "": 2}', ''],
])('finds the repeated key of %s', (text, key) => {
  expect(repeatedIn(text)).toBe(key);
});

test('finds no repeated key if each object has every key once, whatever the strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(repeatedIn(JSON.stringify(value))).toBeUndefined();
      expect(repeatedIn(JSON.stringify(value, null, 2))).toBeUndefined();
    }),
  );
});

test('finds any key that is added a second time', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(object, fc.nat(), (value, at) => {
      // `Object.keys` lists the same keys as the JSON text, also for an own key named `__proto__`.
      const keys = Object.keys(value);
      const key = keys[at % keys.length] ?? '';
      const text = JSON.stringify(value);
      expect(repeatedIn(`${text.slice(0, -1)},${JSON.stringify(key)}:1}`)).toBe(key);
    }),
  );
});
