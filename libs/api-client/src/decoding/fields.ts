/**
 * Thrown when a response is not what the contract describes, so that no screen could render it: another type, a
 * missing list, or no field that could be used.
 */
export class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

/** Called with the path of each required field that is missing or malformed. Never called with a value. */
export type ReportMissing = (field: string) => void;

/** Returns a decoded value, or `undefined` if the value is malformed. */
export type Decode<Value> = (value: unknown) => Value | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let rowsWithoutId = 0;

/**
 * Reads the fields of one object of a response. A required field that is missing or malformed is reported and
 * completed, so that it costs only its own line on a screen: a text becomes '', a nullable text `null`, and any
 * other value `undefined`.
 */
export class Fields {
  readonly #values: Record<string, unknown>;
  readonly #report: ReportMissing;
  readonly #path: string;
  /** Whether at least one field has a value. */
  hasAny = false;

  constructor(values: Record<string, unknown>, report: ReportMissing, path: string) {
    this.#values = values;
    this.#report = report;
    this.#path = path;
  }

  text = (name: string): string => this.required(name, text) ?? '';
  amount = (name: string): number | undefined => this.required(name, amount);
  count = (name: string): number | undefined => this.required(name, count);
  flag = (name: string): boolean | undefined => this.required(name, flag);
  day = (name: string): string | undefined => this.required(name, day);
  moment = (name: string): string | undefined => this.required(name, moment);

  /** Reads a text that the contract allows to be `null`. */
  nullable(name: string, decode: Decode<string> = text): string | null {
    return this.#values[name] === null ? null : (this.required(name, decode) ?? null);
  }

  required<Value>(name: string, decode: Decode<Value>): Value | undefined {
    const value = decode(this.#values[name]);
    if (value === undefined) this.#report(this.#path + name);
    else this.hasAny = true;
    return value;
  }

  /** Reads a field without which the object is unusable. Throws `WrongShape` if it is missing or malformed. */
  must<Value>(name: string, decode: Decode<Value>): Value {
    const value = this.required(name, decode);
    if (value === undefined) throw new WrongShape();
    return value;
  }

  /** Reads the id of a row. Completes it with a unique one, because React lists need distinct keys. */
  id(): string {
    return this.text('id') || `without-id-${(rowsWithoutId += 1)}`;
  }

  /**
   * Reads an optional field. Returns `{ [name]: value }` to spread into an object, or `{}` if the field is
   * missing or malformed.
   */
  optional<Name extends string, Value>(
    name: Name,
    decode: Decode<Value>,
  ): { [Key in Name]?: Value } {
    const value = decode(this.#values[name]);
    return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
  }

  /** Reads a required list of objects. Throws `WrongShape` if it is missing or has only unusable rows. */
  list<Row>(name: string, read: (row: Fields) => Row): Row[] {
    const rows = readList(this.#values[name], {
      report: this.#report,
      path: this.#path + name,
      read,
    });
    this.hasAny = true;
    return rows;
  }
}

interface ReadOptions<Value> {
  report: ReportMissing;
  read: (fields: Fields) => Value;
  path?: string;
}

/** Reads an object. Throws `WrongShape` if the value is not an object, or if none of its fields has a value. */
export function readObject<Value>(
  value: unknown,
  { report, read, path = '' }: ReadOptions<Value>,
): Value {
  if (!isObject(value)) throw new WrongShape();
  const fields = new Fields(value, report, path);
  const decoded = read(fields);
  if (!fields.hasAny) throw new WrongShape();
  return decoded;
}

/**
 * Reads a list of objects. Reports and leaves out the rows without a usable field. Throws `WrongShape` if all rows
 * are unusable, because the screen would show an empty list.
 */
export function readList<Row>(
  value: unknown,
  { report, read, path = '' }: ReadOptions<Row>,
): Row[] {
  if (!Array.isArray(value)) throw new WrongShape();
  const rows = value.flatMap((row: unknown) => {
    const decoded = orUndefined(() => readObject(row, { report, read, path: `${path}[].` }));
    if (decoded !== undefined) return [decoded];
    report(`${path}[]`);
    return [];
  });
  if (rows.length === 0 && value.length > 0) throw new WrongShape();
  return rows;
}

/** Returns the result, or `undefined` if it throws `WrongShape`. */
function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof WrongShape) return undefined;
    throw error;
  }
}

/** Decodes a text. */
export const text: Decode<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Decodes a boolean. */
export const flag: Decode<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Decodes a number, which may arrive as text. */
export const amount: Decode<number> = (value) => {
  const isText = typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  const parsed = isText ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined;
};

/** Decodes a whole number of at least 0, which may arrive as text. */
export const count: Decode<number> = (value) => {
  const parsed = amount(value);
  return Number.isInteger(parsed) && (parsed ?? -1) >= 0 ? parsed : undefined;
};

/** Decodes an ISO date and time. */
export const moment: Decode<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** Decodes a calendar day, `YYYY-MM-DD`. */
export const day: Decode<string> = (value) =>
  moment(value)?.length === 10 ? moment(value) : undefined;

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

/** Returns a decoder for an optional object: with all fields that `read` reads by `must`, or not at all. */
export const complete =
  <Value>(read: (fields: Fields) => Value): Decode<Value> =>
  (value) =>
    orUndefined(() => readObject(value, { report: () => undefined, read }));
