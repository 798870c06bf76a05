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
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      ofThisPage.delete(key);
    } catch {
      ofThisPage.set(key, value);
    }
  },
};
