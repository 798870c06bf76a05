import { stepNumbers, type StepNumber } from '../form/fields.ts';

/**
 * What the history's entry keeps of a registration, so that a reload of the success view still says that it
 * went through. No secret and nothing of the person: the next one at this computer may go back to it.
 */
export interface RegisteredNote {
  /** Empty when the service gave none. */
  reference: string;
  /** The address was confirmed before the registration. */
  isConfirmed: boolean;
  /** The service keeps the receipt, so that Settings shows it. */
  hasReceipt: boolean;
}

/** The state of the entry that holds a note. */
export const entryWithNote = (registered: RegisteredNote) => ({ registered });

/** The note of an entry in the browser's history, if it holds one. Small, since the page asks first of all. */
export function noteOfEntry(state: unknown): RegisteredNote | undefined {
  const note = (state as { registered?: RegisteredNote } | null | undefined)?.registered;
  return typeof note?.reference === 'string' ? note : undefined;
}

/** The step of an entry in the browser's history; one that says nothing was made before the wizard began. */
export function stepOfEntry(state: unknown): StepNumber {
  if (typeof state !== 'object' || state === null || !('registrationStep' in state)) return 1;
  return stepNumbers.find((step) => step === state.registrationStep) ?? 1;
}
