/** Returns the result of a storage call, or `undefined` if access to the storage is denied. */
export function tryStorage<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
