import type { Dispatch } from 'react';
import type { FieldLink, FormError } from '../errors/formError.ts';
import type { LostName, StepNumber } from '../fields/field.ts';
import { lastStep, stepNumbers, stepOf, type FieldName } from '../fields/table.ts';
import type { Applicant } from '../form/applicant.ts';
import type { Form } from '../form/registrationForm.ts';
import type { Receipt } from '../receipt/receipt.ts';
import type { RegisteredNote } from '../history/historyEntry.ts';

export interface WizardState {
  step: StepNumber;
  /** The last step that was reached; every step before it has been completed. */
  furthest: StepNumber;
  phase: 'editing' | 'submitting' | 'registered';
  /** Set once the registration has succeeded. */
  receipt?: Receipt;
  /** The note of a registration that was completed before the page was reloaded. */
  earlier?: RegisteredNote;
  /** The errors of the last press of the step's button. */
  formError?: FormError | undefined;
  /** The field to focus when the step is shown; the heading is focused if it is `undefined`. */
  focus?: FieldName | undefined;
  /**
   * Whether an answer is being changed from the last step. After the next valid step, the wizard
   * returns to the last step.
   */
  isChanging?: boolean;
  /** Whether the answers, except for the secret ones, were restored after a reload. */
  isRestored?: boolean;
  /** Answers that were given before the reload and were not stored. */
  lost?: readonly LostName[];
}

export type WizardAction =
  /**
   * The step is valid: show the next one. `rejected` contains links to the fields that the service
   * has rejected.
   */
  | { type: 'passed'; from: StepNumber; rejected?: readonly FieldLink[] }
  /** The step or the registration is not accepted: show the first step with an error. */
  | { type: 'failed'; formError: FormError }
  | { type: 'wentBack'; from: StepNumber }
  | { type: 'wentTo'; step: StepNumber; focus?: FieldName }
  /**
   * The applicant goes from the last step to an earlier one, to change an answer. The next valid
   * step returns to the last step, even if the applicant has visited other steps.
   */
  | { type: 'changing'; step: StepNumber }
  /** The page was reloaded on a step, and the tab has a draft to restore. */
  | { type: 'reloaded'; step: StepNumber }
  | { type: 'restored'; lost: readonly LostName[] }
  /** The page was reloaded after a success. */
  | { type: 'registeredBefore'; note: RegisteredNote }
  | { type: 'startedOver' }
  | { type: 'submitted' }
  | { type: 'registered'; receipt: Receipt };

export const startOfWizard: WizardState = { step: 1, furthest: 1, phase: 'editing' };

/**
 * The reducer of the wizard, without side effects. An action that is not possible in the current
 * state changes nothing, so late or repeated actions are harmless.
 */
export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (state.phase) {
    case 'editing':
      return edit(state, action);
    case 'submitting':
      if (action.type === 'failed') return { ...fail(state, action.formError), phase: 'editing' };
      return action.type === 'registered'
        ? { ...state, phase: 'registered', formError: undefined, receipt: action.receipt }
        : state;
    case 'registered':
      // After a reload the success view has a button that starts another registration.
      return state.earlier && action.type === 'startedOver'
        ? { ...startOfWizard, focus: 'email' }
        : state;
  }
}

function edit(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'passed':
      return action.from === state.step ? pass(state, action.rejected ?? []) : state;
    case 'failed':
      return fail(state, action.formError);
    case 'wentBack':
      return action.from === state.step ? goTo(state, neighbor(state.step, -1)) : state;
    case 'wentTo':
      return action.step <= state.furthest ? goTo(state, action.step, action.focus) : state;
    case 'changing':
      return state.step === lastStep ? { ...moveTo(state, action.step), isChanging: true } : state;
    case 'reloaded':
      return action.step === 1 || state.furthest > 1
        ? state
        : { ...moveTo(state, action.step), isRestored: true };
    case 'restored':
      return { ...state, isRestored: true, lost: action.lost };
    case 'registeredBefore':
      return state.furthest > 1 ? state : { ...state, phase: 'registered', earlier: action.note };
    case 'startedOver':
      return startOfWizard;
    case 'submitted':
      return state.step === lastStep
        ? { ...state, phase: 'submitting', formError: undefined }
        : state;
    case 'registered':
      return state;
  }
}

/**
 * Shows the next step, with the errors of answers that the service has rejected and that have not
 * changed since.
 */
function pass(state: WizardState, rejected: readonly FieldLink[]): WizardState {
  if (state.step === lastStep) return state;
  const shown = moveTo(state, nextStep(state));
  const links = rejected.filter(({ field }) => stepOf(field) <= shown.step);
  return { ...shown, formError: links.length > 0 ? { message: '', links } : undefined };
}

/** Shows another step. While an answer is being changed, the wizard still returns to the last step. */
function goTo(state: WizardState, step: StepNumber, focus?: FieldName): WizardState {
  if (step === state.step) return state;
  const isChanging = Boolean(state.isChanging) && step !== lastStep;
  return { ...moveTo(state, step), isChanging, focus };
}

function moveTo(state: WizardState, step: StepNumber): WizardState {
  const furthest = step > state.furthest ? step : state.furthest;
  return { ...state, step, furthest, formError: undefined, focus: undefined, isChanging: false };
}

function fail(state: WizardState, formError: FormError): WizardState {
  const [first] = formError.links;
  const step = first ? stepOf(first.field) : state.step;
  return { ...state, step: step < state.furthest ? step : state.furthest, formError };
}

/** Returns the step that follows a valid step. */
export const nextStep = ({ step, isChanging }: WizardState): StepNumber =>
  isChanging ? lastStep : neighbor(step, 1);

/** Returns the step before or after a step; the step itself at the ends. */
const neighbor = (step: StepNumber, by: 1 | -1): StepNumber =>
  stepNumbers.find((each) => each === step + by) ?? step;

/** The form of a wizard, its state and its dispatch function. */
export interface WizardSession {
  form: Form;
  applicant: Applicant;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}
