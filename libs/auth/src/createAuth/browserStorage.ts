/**
 * Returns localStorage. If the browser blocks it (blocked cookies, some private windows), returns a
 * `Storage` in memory.
 */
export function browserStorage(): Storage {
  try {
    const probe = 'bank-bonuses-probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
}

/** Creates a `Storage` that lasts as long as the page. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
