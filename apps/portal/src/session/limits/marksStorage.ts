/** Fallback storage for this page if the browser blocks `localStorage`. */
const ofThisPage = new Map<string, string>();

export const browserStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? ofThisPage.get(key) ?? null;
    } catch {
      return ofThisPage.get(key) ?? null;
    }
  },
  remove(key: string): void {
    ofThisPage.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so it contains nothing.
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      ofThisPage.delete(key);
    } catch {
      ofThisPage.set(key, value);
    }
  },
};
