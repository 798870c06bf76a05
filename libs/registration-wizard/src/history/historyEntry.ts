import type { StepNumber } from '../fields/field.ts';
import { stepNumbers } from '../fields/table.ts';

/**
 * The data of a completed registration in the history entry, so that a reload of the success view
 * still confirms it. Contains no secrets and no personal data, because the next person at this
 * computer can navigate back to it.
 */
export interface RegisteredNote {
  /** Empty when the response had none. */
  reference: string;
  /** Whether the address was confirmed before the registration. */
  isConfirmed: boolean;
  /** Whether the service has stored the receipt, which Settings then shows. */
  hasReceipt: boolean;
}

/** Returns the router state of a history entry with a note. */
export const entryWithNote = (registered: RegisteredNote) => ({ registered });

/**
 * Returns the note of a history entry, if it has one. It has its own small module, because the
 * first view needs it.
 */
export function noteOfEntry(state: unknown): RegisteredNote | undefined {
  const note = (state as { registered?: RegisteredNote } | null | undefined)?.registered;
  return typeof note?.reference === 'string' ? note : undefined;
}

/** Returns the router state of a step's history entry. */
export const entryOfStep = (step: number) => ({ registrationStep: step });

/** Returns the step of a history entry; 1 for an entry that the wizard did not create. */
export function stepOfEntry(state: unknown): StepNumber {
  if (typeof state !== 'object' || state === null || !('registrationStep' in state)) return 1;
  return stepNumbers.find((step) => step === state.registrationStep) ?? 1;
}
