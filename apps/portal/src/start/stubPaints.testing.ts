import { vi } from 'vitest';

/** Has the page hear of no paint before the returned function is called: jsdom paints nothing. */
export function stubPaints(): () => void {
  const painted = Promise.withResolvers<void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #tell: (paints: object) => void;
      #isDone = false;
      constructor(tell: (paints: object) => void) {
        this.#tell = tell;
      }
      observe({ type }: { type: string }) {
        if (type !== 'paint') throw new Error(`Only paints are told, no ${type}.`);
        const tellOf = (...names: string[]) => {
          const getEntriesByName = (name: string) => names.filter((each) => each === name);
          if (!this.#isDone) this.#tell({ getEntriesByName });
        };
        void painted.promise.then(() => {
          // The ground of the page, then something on it.
          tellOf('first-paint');
          tellOf('first-contentful-paint');
        });
      }
      disconnect() {
        this.#isDone = true;
      }
    },
  );
  return painted.resolve;
}
