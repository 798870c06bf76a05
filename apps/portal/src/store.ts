import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls `listener` after every change. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, and renders again when it changes. */
export const useStore = <Value>({ subscribe, get }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
