/**
 * Thrown when a response does not have the structure of the contract, so that no screen could
 * render it. The decoders in this file drop fields that the contract does not define and convert
 * amounts to numbers.
 */
export class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

type Fields = Record<string, unknown>;

/** Returns the fields of an object; throws `WrongShape` for anything else. */
export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongShape();
  return value as Fields;
}

/** Called with the path of each required field that a response lacks. Never called with a value. */
export type ReportMissing = (field: string) => void;

type Decoders = Readonly<Record<string, (value: unknown) => unknown>>;
type Decoded<Table extends Decoders> = { [Name in keyof Table]: ReturnType<Table[Name]> | null };

/**
 * Decodes the required fields of an object. A missing or `null` field is reported and becomes
 * `null`, so that one missing field leaves only one line of the screen empty.
 * @param nullable fields that the contract allows to be `null`; they are reported only if they are
 * missing
 */
export function requiredFields<
  Required extends Decoders,
  Nullable extends Decoders = object & Decoders,
>(
  fields: Fields,
  {
    required,
    nullable,
    report,
    path = '',
  }: {
    required: Required;
    nullable?: Nullable;
    report: ReportMissing;
    path?: string;
  },
): Decoded<Required> & Decoded<Nullable> {
  const decoded: Record<string, unknown> = {};
  for (const [name, decode] of Object.entries({ ...required, ...nullable })) {
    const given = fields[name];
    if (given === undefined || (given === null && name in required)) report(path + name);
    decoded[name] = given === undefined || given === null ? null : decode(given);
  }
  // If all fields are missing, this object is not the response that the contract describes.
  if (Object.values(decoded).every((value) => value === null)) throw new WrongShape();
  return decoded as Decoded<Required> & Decoded<Nullable>;
}

/** Decodes the rows of a list. Leaves out rows that are `null` or that decode to `null`. */
export function rowsOf<Row>(
  value: unknown,
  decodeRow: (row: unknown) => Row | null,
  report: ReportMissing,
  path: string,
): Row[] {
  const rows = listOf(value, (row) => {
    if (row === null) report(path);
    return row;
  }).filter((row) => row !== null);
  if (rows.length === 0 && (value as unknown[]).length > 0) throw new WrongShape();
  return rows.map(decodeRow).filter((row) => row !== null);
}

/** Decodes the items of an array; throws `WrongShape` for anything else. */
export function listOf<Item>(value: unknown, decodeItem: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value)) throw new WrongShape();
  return value.map(decodeItem);
}

/** Returns a string; throws `WrongShape` for anything else. */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw new WrongShape();
  return value;
}

/** Returns a boolean; throws `WrongShape` for anything else. */
export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new WrongShape();
  return value;
}

/** Decodes a number, which may arrive as text. */
export function amount(value: unknown): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed)) throw new WrongShape();
  return parsed;
}

/** Decodes a whole number of at least 0, which may arrive as text. */
export function count(value: unknown): number {
  const parsed = amount(value);
  if (!Number.isInteger(parsed) || parsed < 0) throw new WrongShape();
  return parsed;
}

/**
 * Decodes a ZIP code. The contract allows a string or a number; the result has the type that the
 * response has.
 */
export function textOrNumber(value: unknown): string | number {
  return typeof value === 'number' ? value : text(value);
}

/** Decodes an income as text. Earlier versions of the contract defined it as a number. */
export function incomeText(value: unknown): string {
  return typeof value === 'number' ? String(value) : text(value);
}

/**
 * Decodes an optional field. Returns `undefined` for a missing or malformed field, so that the rest
 * of the response can be used.
 */
export function optional<Value>(
  value: unknown,
  decode: (value: unknown) => Value,
): Value | undefined {
  if (value === undefined) return undefined;
  try {
    return decode(value);
  } catch (error) {
    if (error instanceof WrongShape) return undefined;
    throw error;
  }
}

/**
 * Returns `{ [key]: value }`, or `{}` if the value is `undefined`. Spread into an object, it leaves
 * an optional key absent instead of setting it to `undefined`.
 */
export function present<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };
}

/** Decodes a text that must be one of `values`. */
export function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value {
  if (!(values as readonly string[]).includes(text(value))) throw new WrongShape();
  return value as Value;
}
