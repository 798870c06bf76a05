import { createContext, use } from 'react';
import { createStore, useStore, type Store } from '../store.ts';

/**
 * The user id of the customer who has an account but no registration. This happens if the email
 * address was confirmed before the registration reached the service. A signed-in screen detects it;
 * the guard and the gate of the wizard redirect accordingly.
 */
export type MissingRegistration = Store<string | undefined>;

export const createMissingRegistration = (): MissingRegistration =>
  createStore<string | undefined>(undefined);

export const MissingRegistrationContext = createContext(createMissingRegistration());

export function useMissingRegistration(): MissingRegistration {
  return use(MissingRegistrationContext);
}

/** Returns whether the registration of this customer is known to be missing. */
export function useIsRegistrationMissing(userId: string | undefined): boolean {
  const missingId = useStore(useMissingRegistration());
  return userId !== undefined && missingId === userId;
}
