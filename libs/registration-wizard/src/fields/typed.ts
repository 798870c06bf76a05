/** Returns an object's keys with their types. Only for objects that have no further keys. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[];
}

/** Returns an object with the given keys, of which `valueOf` returns the values. */
export function objectOf<Result extends object>(
  keys: readonly (keyof Result & string)[],
  valueOf: (key: keyof Result & string) => unknown,
): Result {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Result;
}
