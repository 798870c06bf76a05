/** Text that is not blank. */
export const text = (maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: '\\S',
});
export const textOrNull = (maxLength: number) => ({ ...text(maxLength), type: ['string', 'null'] });

/** Dollars; `toCents` validates them. */
export const amount = { type: ['number', 'string'] };
export const amountOrNull = { type: ['number', 'string', 'null'] };

/** A plausible century. */
const centuries = '^(19|20)';
/** A day of the contract. */
export const day = { $ref: 'portal.yaml#/components/schemas/Day', pattern: centuries };
/** The first of several errors is reported: a text that is not a day before its century. */
export const dayOrNull = {
  type: ['string', 'null'],
  allOf: [{ format: 'date' }, { pattern: centuries }],
};

/** An object of these fields and no others. */
export const closed = (
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

/** Identifies the customer of a line. */
export const customer = text(320);
