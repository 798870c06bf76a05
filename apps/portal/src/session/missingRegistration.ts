import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Stores which customer has an account but no registration, because their mail was confirmed before the
 * registration arrived. The signed-in screens detect it; the guard and the wizard's gate act on it.
 */
export interface MissingRegistration {
  /** Returns the id of the customer without a registration. */
  get: () => string | undefined;
  set: (userId: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createMissingRegistration(): MissingRegistration {
  let current: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(userId) {
      if (userId === current) return;
      current = userId;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const MissingRegistrationContext = createContext(createMissingRegistration());

export function useMissingRegistration(): MissingRegistration {
  return use(MissingRegistrationContext);
}

/** Returns whether this customer's registration is known to be missing. */
export function useIsRegistrationMissing(userId: string | undefined): boolean {
  const missing = useMissingRegistration();
  const current = useSyncExternalStore(missing.subscribe, missing.get, () => undefined);
  return userId !== undefined && current === userId;
}
