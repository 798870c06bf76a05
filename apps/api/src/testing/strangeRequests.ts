import fc from 'fast-check';

/** Any character. The unit `binary` of fast-check would list all of them first, for seconds. */
const unit = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Values for fields and queries. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 1e300, [], {}, 'x'.repeat(15_000)),
  fc.string({ unit, maxLength: 30 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.constantFrom<unknown>(1, 'x', null), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.constantFrom<unknown>(1, 'x', null), {
    maxKeys: 3,
  }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    "'; drop table portal.payments; --",
    '\u0000',
    '\ud800',
  ),
);

/** Bodies that are not JSON objects. */
export const strangeBodies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '[]', 'null', '1', '"text"', '{"a":1', '\ufeff{}', '{}{}', '\0'),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'),
  fc.constant('['.repeat(5000) + ']'.repeat(5000)),
  fc.json({ maxDepth: 4 }),
  fc.string({ unit, maxLength: 50 }),
);
