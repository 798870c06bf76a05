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

export function listOf<Item>(value: unknown, decodeItem: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value)) throw new WrongShape();
  return value.map(decodeItem);
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new WrongShape();
  return value;
}

export function textOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : text(value);
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
export function incomeText(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : textOrNull(value);
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
