import type { SessionState } from '../types.ts';

/** Creates a list of listeners. A listener may be removed while the listeners are called. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    add(listener: () => void) {
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    call() {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener();
    },
  };
}

export interface SessionStore {
  get: () => SessionState;
  set: (next: SessionState) => void;
  subscribe: (listener: () => void) => () => void;
  onSignedOut: (listener: () => void) => () => void;
}

/**
 * Creates the store of the session state. On a sign-out it calls the `onSignedOut` listeners before
 * the subscribers.
 */
export function createSessionStore(initial: SessionState): SessionStore {
  let state = initial;
  const changes = createListeners();
  const departures = createListeners();
  return {
    get: () => state,
    set(next) {
      if (isSame(state, next)) return;
      const before = admittedId(state);
      state = next;
      if (before !== undefined && before !== admittedId(next)) departures.call();
      changes.call();
    },
    subscribe: (listener) => changes.add(listener),
    onSignedOut: (listener) => departures.add(listener),
  };
}

/**
 * Returns the id of the customer who may see signed-in screens: signed in, and with a second factor
 * if one is needed.
 */
function admittedId(state: SessionState): string | undefined {
  return state.status === 'signed-in' && !state.needsSecondFactor ? state.user.id : undefined;
}

function isSame(one: SessionState, other: SessionState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
