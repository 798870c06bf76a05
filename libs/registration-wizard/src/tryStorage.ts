/** The result of a storage call; undefined where access to the storage is denied. */
export function tryStorage<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
