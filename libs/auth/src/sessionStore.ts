import type { SessionState } from './types.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the store of the session state. It keeps the same object until the state changes. */
export function createSessionStore(initial: SessionState) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next: SessionState) {
      if (JSON.stringify(state) === JSON.stringify(next)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
