import { z } from 'zod';

/** The options of a field's schema, with the texts for a missing and for an invalid value. */
const says = (invalid: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'Field required' : invalid),
  abort: true,
});

/** A text that is not blank, and that Postgres can store: without NUL and lone surrogates. */
export const text = (maxLength: number) =>
  z
    .string(says('Must be text'))
    .regex(/\S/, 'Must not be blank')
    .regex(/^[^\0\p{Cs}]*$/u, 'Must not contain control characters')
    .max(maxLength, `Must have at most ${maxLength} characters`);

/** The id, reference or sign-in address that identifies the customer of a line. */
export const customer = text(320);

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, says('Must be one of the listed values'));

export const number = (min: number, max: number) =>
  z
    .number(says('Must be a number'))
    .min(min, `Must be at least ${min}`)
    .max(max, `Must be at most ${max}`);

const notADay = says('Must be a date like 2001-12-31');

/** A day of a plausible year. */
export const day = z.iso
  .date(notADay)
  .regex(/^(19|20)/, says('Must be a day of the years 1900 to 2099'));

/**
 * The day of an event that has happened. Tomorrow is allowed, because the provider's day may be
 * ahead of this machine's.
 */
export const pastDay = day.refine(
  (text) => text <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  'Must not be in the future',
);

const notCents = says('Must be dollars and whole cents');

/** An amount in dollars, as a number or text; decoded to cents. */
export const amount = z
  .union([z.number(), z.string()], notCents)
  .transform(toCents)
  .pipe(z.number(notCents));

/** An amount that must not be negative. */
export const gain = amount.refine((cents) => cents >= 0, 'Must be at least 0');

/** A field that may be left out, which means the same as `null`. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().default(null);

/**
 * Maximum amount in cents: more than any account holds, and still an exact integer in JavaScript.
 */
const maxCents = 1e13;

/**
 * Converts dollars (a number or text) to whole cents. Returns `null` if there is a fraction of a
 * cent or the amount is too large.
 */
export function toCents(dollars: number | string): number | null {
  if (typeof dollars === 'string' && !/^-?\d{1,12}(\.\d{1,2})?$/.test(dollars)) return null;
  const number = Number(dollars);
  const cents = Math.round(number * 100);
  // Rejects amounts with fractions of a cent: converting the cents back must give the same number.
  return Math.abs(cents) <= maxCents && cents / 100 === number ? cents + 0 : null;
}
