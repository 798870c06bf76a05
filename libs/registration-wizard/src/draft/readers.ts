/** Takes a value from the storage, which anybody may have written, or says that it is none. */
export type Reader<Value> = (stored: unknown) => Value | undefined;

const maxTextLength = 500;
const maxItems = 50;

export const text: Reader<string> = (stored) =>
  typeof stored === 'string' && stored.length <= maxTextLength ? stored : undefined;

export const flag: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

export function oneOf<Value extends string>(values: readonly Value[]): Reader<Value> {
  return (stored) => values.find((value) => value === stored);
}

/** The readable items of a list. */
export function listOf<Item>(item: Reader<Item>): Reader<Item[]> {
  return (stored) =>
    Array.isArray(stored)
      ? stored
          .slice(0, maxItems)
          .map(item)
          .filter((read) => read !== undefined)
      : undefined;
}
