import { stepNumbers, type StepNumber } from '../form/fields.ts';

/**
 * The note of a completed registration in the history entry, so that a reload of the success view still
 * confirms it. No secrets and no personal data: the next person at this computer can go back to it.
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

/** Returns the note of a history entry, if it has one. A small module, since the page needs it first. */
export function noteOfEntry(state: unknown): RegisteredNote | undefined {
  const note = (state as { registered?: RegisteredNote } | null | undefined)?.registered;
  return typeof note?.reference === 'string' ? note : undefined;
}

/** The step of an entry in the browser's history; one that says nothing was made before the wizard began. */
export function stepOfEntry(state: unknown): StepNumber {
  if (typeof state !== 'object' || state === null || !('registrationStep' in state)) return 1;
  return stepNumbers.find((step) => step === state.registrationStep) ?? 1;
}
