import { createStore, type Store } from './store.ts';

/**
 * Returns a store of a text in `localStorage`, which all tabs share. If the browser blocks storage,
 * the text lasts until the page is closed.
 */
export function storedText(key: string): Store<string | undefined> {
  /** The text that could not be stored. */
  const unstored = createStore<{ text: string | undefined } | undefined>(undefined);
  return {
    get() {
      const blocked = unstored.get();
      if (blocked) return blocked.text;
      try {
        return localStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(text) {
      try {
        if (text === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unstored.set(undefined);
      } catch {
        unstored.set({ text });
      }
    },
    subscribe(listener) {
      const stop = unstored.subscribe(listener);
      // The browser sends this event to the other tabs only.
      window.addEventListener('storage', listener);
      return () => {
        stop();
        window.removeEventListener('storage', listener);
      };
    },
  };
}
