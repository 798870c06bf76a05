/** Takes a value from the storage, which anybody may have written, or says that it is none. */
export type Reader<Value> = (stored: unknown) => Value | undefined;

const longestText = 500;
const mostItems = 50;

export const text: Reader<string> = (stored) =>
  typeof stored === 'string' && stored.length <= longestText ? stored : undefined;

export const flag: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

export function oneOf<Value extends string>(values: readonly Value[]): Reader<Value> {
  return (stored) => values.find((value) => value === stored);
}

/** The readable items of a list. */
export function listOf<Item>(item: Reader<Item>): Reader<Item[]> {
  return (stored) =>
    Array.isArray(stored)
      ? stored
          .slice(0, mostItems)
          .map(item)
          .filter((read) => read !== undefined)
      : undefined;
}
