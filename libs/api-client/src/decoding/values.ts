/** Returns a decoded value, or `undefined` if the value is malformed. */
export type Decode<Value> = (value: unknown) => Value | undefined;

/** Decodes a text. */
export const asText: Decode<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Decodes a boolean. */
export const asFlag: Decode<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Decodes a number, which may arrive as text. */
export const asAmount: Decode<number> = (value) => {
  const isText = typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  const parsed = isText ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined;
};

/** Decodes a whole number of at least 0, which may arrive as text. */
export const asCount: Decode<number> = (value) => {
  const parsed = asAmount(value);
  return Number.isInteger(parsed) && (parsed ?? -1) >= 0 ? parsed : undefined;
};

/** Decodes an ISO date and time. */
export const asMoment: Decode<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** Decodes a calendar day, `YYYY-MM-DD`. */
export const asDay: Decode<string> = (value) =>
  asMoment(value)?.length === 10 ? asMoment(value) : undefined;

/** Returns a decoder for a text that must be one of `values`. */
export const oneOf =
  <Value extends string>(...values: readonly Value[]): Decode<Value> =>
  (value) =>
    values.find((each) => each === value);

/** Returns a decoder for an optional list: without a single malformed item, or not at all. */
export const listOf =
  <Item>(decode: Decode<Item>): Decode<Item[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map(decode).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };
