import { createStore, useStore } from '../store.ts';

/**
 * The user id of the customer who has an account but no registration. This happens if the email
 * address was confirmed before the registration reached the service. A signed-in screen detects it;
 * the guard and the gate of the wizard redirect accordingly.
 */
export const missingRegistration = createStore<string | undefined>(undefined);

/** Returns whether the registration of this customer is known to be missing. */
export function useIsRegistrationMissing(userId: string | undefined): boolean {
  const missingId = useStore(missingRegistration);
  return userId !== undefined && missingId === userId;
}
