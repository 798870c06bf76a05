import type { LineValues } from './importKind.ts';

/** Returns the schema of a text that is not blank. */
export const text = (maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: '\\S',
});
export const textOrNull = (maxLength: number) => ({ ...text(maxLength), type: ['string', 'null'] });

/** Schema of an amount in dollars; `toCents` validates its value. */
export const amount = { type: ['number', 'string'] };
export const amountOrNull = { type: ['number', 'string', 'null'] };

/** Pattern of a plausible year: 19xx or 20xx. */
const centuries = '^(19|20)';
/** Schema of a day, as the contract defines it. */
export const day = { $ref: 'portal.yaml#/components/schemas/Day', pattern: centuries };
/**
 * Schema of a day or `null`. Only the first error is reported, so the date format is checked before
 * the century.
 */
export const dayOrNull = {
  type: ['string', 'null'],
  allOf: [{ format: 'date' }, { pattern: centuries }],
};

/** Returns the schema of an object that allows only these fields. */
export const closed = (
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

/** Schema of the id, reference or sign-in address that identifies the customer of a line. */
export const customer = text(320);

/**
 * Returns an error if the day of an event that has happened lies in the future. Tomorrow is allowed, because the
 * provider's day may be ahead of this machine's.
 */
export function futureError(values: LineValues, ...fields: string[]): string | undefined {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const wrong = fields.find((field) => {
    const day = values[field];
    return typeof day === 'string' && day > tomorrow;
  });
  return wrong === undefined ? undefined : `${wrong}: Must not be in the future`;
}

/** Returns whether a line contains a value for an optional field. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
