/**
 * Small checks of an answer's structure. They throw on what a screen could not draw, drop what the contract
 * does not know, and turn amounts into numbers.
 */
export class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongShape();
  return value as Fields;
}

/** Is told the name of a field that the contract requires and the service omits. Never its value. */
export type ReportMissing = (field: string) => void;

type Decoders = Readonly<Record<string, (value: unknown) => unknown>>;
type Decoded<Table extends Decoders> = { [Name in keyof Table]: ReturnType<Table[Name]> | null };

/**
 * Reads the required fields of an object, each by its decoder. One that is missing or `null` is reported and becomes
 * `null`: it costs its own line on a screen, not the screen.
 *
 * @param nullable fields that may be `null` by the contract, and are reported only when they are missing
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
  // An object without any of the fields is another answer than the contract's.
  if (Object.values(decoded).every((value) => value === null)) throw new WrongShape();
  return decoded as Decoded<Required> & Decoded<Nullable>;
}

/** Reads the rows of a list and leaves out those that are `null`. */
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

export function listOf<Item>(value: unknown, decodeItem: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value)) throw new WrongShape();
  return value.map(decodeItem);
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new WrongShape();
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new WrongShape();
  return value;
}

/** A number, or the same as text. */
export function amount(value: unknown): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed)) throw new WrongShape();
  return parsed;
}

export function count(value: unknown): number {
  const parsed = amount(value);
  if (!Number.isInteger(parsed) || parsed < 0) throw new WrongShape();
  return parsed;
}

/** A ZIP code, which the contract also knows as a number; the type stays. */
export function textOrNumber(value: unknown): string | number {
  return typeof value === 'number' ? value : text(value);
}

/** An income, which was a number once. */
export function incomeText(value: unknown): string {
  return typeof value === 'number' ? String(value) : text(value);
}

/** An addition to the contract: what is missing or has another structure is left out, and the rest of the answer counts. */
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

/** The key with its value, or nothing: an optional key is absent and never `undefined`. */
export function present<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };
}

/** One of a list of known texts. */
export function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value {
  if (!(values as readonly string[]).includes(text(value))) throw new WrongShape();
  return value as Value;
}
