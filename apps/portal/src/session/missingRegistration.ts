import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Stores the customer who has an account but no registration. This happens if the email address was
 * confirmed before the registration reached the service. A signed-in screen detects it; the guard
 * and the gate of the wizard redirect accordingly.
 */
export interface MissingRegistration {
  /** Returns the user id of the customer without a registration. */
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

/** Returns whether the registration of this customer is known to be missing. */
export function useIsRegistrationMissing(userId: string | undefined): boolean {
  const missing = useMissingRegistration();
  const current = useSyncExternalStore(missing.subscribe, missing.get, () => undefined);
  return userId !== undefined && current === userId;
}
