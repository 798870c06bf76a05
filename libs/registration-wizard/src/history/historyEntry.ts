import { useLayoutEffect, type Dispatch } from 'react';
import type { Location } from 'react-router';
import { hasDraft } from '../draft/draftKey.ts';
import type { StepNumber } from '../fields/field.ts';
import type { Applicant } from '../form/applicant.ts';
import type { WizardAction, WizardState } from '../state/wizard.ts';
import { stepNumbers } from '../steps.ts';

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

/** Returns the note of a history entry, if it has one. */
export function noteOfEntry(state: unknown): RegisteredNote | undefined {
  const note = (state as { registered?: RegisteredNote } | null | undefined)?.registered;
  return typeof note?.reference === 'string' ? note : undefined;
}

/** Returns the note of the registration that the page shows as completed. */
export function noteOf(
  { phase, receipt }: WizardState,
  { kind }: Applicant,
  firstEntry: Location,
): RegisteredNote | undefined {
  if (phase !== 'registered') return undefined;
  if (!receipt) return noteOfEntry(firstEntry.state);
  const { payment, isStored } = receipt;
  const { reference } = payment;
  return { reference, isConfirmed: kind === 'existing', hasReceipt: isStored };
}

/** Returns the router state of a step's history entry. */
export const entryOfStep = (step: number) => ({ registrationStep: step });

/** Returns the step of a history entry; 1 for an entry that the wizard did not create. */
export function stepOfEntry(state: unknown): StepNumber {
  if (typeof state !== 'object' || state === null || !('registrationStep' in state)) return 1;
  return stepNumbers.find((step) => step === state.registrationStep) ?? 1;
}

/**
 * Returns to the step of the history entry after a reload, or to the success view of its completed
 * registration. Runs in an effect, because the prerendered HTML contains the first step. Runs
 * before the paint, so that the first step is not visible for a moment.
 * @param entry the history entry on which the wizard started
 */
export function useReload(entry: Location, dispatch: Dispatch<WizardAction>): void {
  useLayoutEffect(() => {
    if (noteOfEntry(entry.state)) dispatch({ type: 'registeredBefore' });
    else if (hasDraft()) dispatch({ type: 'reloaded', step: stepOfEntry(entry.state) });
  }, [dispatch, entry]);
}
