type Listener = () => void;

const listeners = new Set<Listener>();
let isWide = true;

/**
 * Simulates a window with or without room for the sidebar, because jsdom does not implement media
 * queries.
 */
export function setWindowWidth(width: 'wide' | 'narrow'): void {
  isWide = width === 'wide';
  for (const listener of listeners) listener();
}

/**
 * Implements `matchMedia` for minimum widths. All other queries match as in a browser with default
 * preferences.
 */
export function fakeMatchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media: query,
    get matches() {
      return isWide && query.includes('min-width');
    },
    addEventListener: (_type: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => void listeners.delete(listener),
  }) as unknown as MediaQueryList;
}
