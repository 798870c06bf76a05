import fc from 'fast-check';
import type { Body } from './validValues.ts';

/** Values that a field must reject. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 1e300, [], {}, 'x'.repeat(15_000)),
  fc.string({ unit: 'binary', maxLength: 30 }),
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

/** A body with one invalid field, which the response must name. */
export interface InvalidBody {
  body: Body;
  field: string;
}

/** Makes one field invalid: removes a field, replaces its value, or adds an unknown field. */
export function spoil(body: Body, known: readonly string[]): fc.Arbitrary<InvalidBody> {
  return fc.oneof(
    fc.constantFrom(...Object.keys(body)).map((field) => {
      const rest = { ...body };
      delete rest[field];
      return { body: rest, field };
    }),
    fc
      .tuple(fc.constantFrom(...known), junk)
      // For an applicant who became a citizen, the country is the field that is not allowed.
      .filter(([field, value]) => field !== 'is_us_citizen' || value !== true)
      .map(([field, value]) => ({ body: { ...body, [field]: value }, field })),
    fc
      .tuple(fc.stringMatching(/^[a-z_]{1,12}$/), junk)
      // The parser rejects `__proto__` before the schema check; `strangeBodies` below covers that
      // key.
      .filter(([field]) => !known.includes(field) && field !== '__proto__')
      .map(([field, value]) => ({ body: { ...body, [field]: value }, field })),
  );
}

/** Bodies that are not JSON objects. */
export const strangeBodies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '[]', 'null', '1', '"text"', '{"a":1', '\ufeff{}', '{}{}', '\0'),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'),
  fc.constant('['.repeat(5000) + ']'.repeat(5000)),
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
);
