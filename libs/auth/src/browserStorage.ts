/** The functions of a storage that Supabase's client calls. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns localStorage. If the browser blocks it (blocked cookies, some private windows), returns a
 * storage in memory, which lasts as long as the page.
 */
export function browserStorage(): BrowserStorage {
  try {
    const probe = 'bank-bonuses-probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }
}
