import type { SessionState } from '../types.ts';

export interface SessionStore {
  get: () => SessionState;
  set: (next: SessionState) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the store of the session state. It keeps the same object until the state changes. */
export function createSessionStore(initial: SessionState): SessionStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (JSON.stringify(state) === JSON.stringify(next)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
