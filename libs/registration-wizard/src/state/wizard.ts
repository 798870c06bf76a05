import type { Dispatch } from 'react';
import { notLoaded, type FormError } from '../errors/formError.ts';
import type { StepNumber } from '../fields/field.ts';
import type { LostName } from '../fields/lostAnswers.ts';
import { stepOf, type FieldName } from '../fields/table.ts';
import type { Applicant } from '../form/applicant.ts';
import type { Form } from '../form/registrationForm.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { lastStep, stepNumbers } from '../steps.ts';

export interface WizardState {
  step: StepNumber;
  /** The last step that was reached; every step before it has been completed. */
  furthest: StepNumber;
  phase: 'editing' | 'submitting' | 'registered';
  /** Set once the registration has succeeded; not after a reload of the success view. */
  receipt?: Receipt;
  /** Increases each time a step is shown, even the same one. */
  visit: number;
  /** The errors of the last press of the step's button. */
  formError?: FormError | undefined;
  /** The field to focus when the step is shown; the heading is focused if it is `undefined`. */
  focus?: FieldName | undefined;
  /**
   * Whether an answer is being changed from the last step. After the next valid step, the wizard
   * returns to the last step, even if the applicant has visited other steps.
   */
  isChanging?: boolean;
}

export type WizardAction =
  /** The step is valid: show the next one. */
  | { type: 'passed'; from: StepNumber }
  /** The step or the registration is not accepted: show the first step with an error. */
  | { type: 'failed'; formError: FormError }
  /** The code of the shown step, or of the next one, could not be loaded. */
  | { type: 'notLoaded'; isRepeated: boolean }
  | { type: 'wentBack'; from: StepNumber }
  | { type: 'wentTo'; step: StepNumber; focus?: FieldName; isChanging?: true }
  /** The page was reloaded on a step, and the tab has a draft to restore. */
  | { type: 'reloaded'; step: StepNumber }
  /** The page was reloaded after a success. */
  | { type: 'registeredBefore' }
  | { type: 'startedOver' }
  | { type: 'submitted' }
  | { type: 'registered'; receipt: Receipt };

export const startOfWizard: WizardState = { step: 1, furthest: 1, phase: 'editing', visit: 0 };

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
      return action.type === 'startedOver' && !state.receipt
        ? { ...show(startOfWizard, 1), focus: 'email' }
        : state;
  }
}

function edit(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'passed':
      return action.from === state.step ? pass(state) : state;
    case 'failed':
      return fail(state, action.formError);
    case 'notLoaded':
      return fail(state, notLoaded(state.step, action.isRepeated));
    case 'wentBack':
      return action.from === state.step ? goTo(state, neighbor(state.step, -1)) : state;
    case 'wentTo':
      return goTo(state, action.step, action);
    case 'reloaded':
      return action.step === 1 || state.furthest > 1 ? state : show(state, action.step);
    case 'registeredBefore':
      return state.furthest > 1 ? state : { ...state, phase: 'registered' };
    case 'startedOver':
      return { ...startOfWizard, visit: state.visit + 1 };
    case 'submitted':
      return state.step === lastStep
        ? { ...state, phase: 'submitting', formError: undefined }
        : state;
    case 'registered':
      return state;
  }
}

function pass(state: WizardState): WizardState {
  if (state.step === lastStep) return state;
  return show(state, state.isChanging ? lastStep : neighbor(state.step, 1));
}

/** Shows another step that was reached before. */
function goTo(
  state: WizardState,
  step: StepNumber,
  { focus, isChanging = state.isChanging }: Pick<WizardState, 'focus' | 'isChanging'> = {},
): WizardState {
  if (step === state.step || step > state.furthest) return state;
  // Only the last step offers to change an answer, so it has been reached.
  const returns = Boolean(isChanging) && step !== lastStep && state.furthest === lastStep;
  return { ...show(state, step), focus, isChanging: returns };
}

function show(state: WizardState, step: StepNumber): WizardState {
  return {
    ...state,
    step,
    furthest: step > state.furthest ? step : state.furthest,
    visit: state.visit + 1,
    formError: undefined,
    focus: undefined,
    isChanging: false,
  };
}

/** Shows the errors of a press, on the step of the first one. */
function fail(state: WizardState, formError: FormError): WizardState {
  const [first] = formError.links;
  const step = first ? stepOf(first.field) : state.step;
  const { furthest, isChanging = false } = state;
  const shown = step === state.step ? state : show(state, step < furthest ? step : furthest);
  return { ...shown, isChanging, formError };
}

/** Returns the step before or after a step; the step itself at the ends. */
const neighbor = (step: StepNumber, by: 1 | -1): StepNumber =>
  stepNumbers.find((each) => each === step + by) ?? step;

/** The form of a wizard, its state and its dispatch function. */
export interface WizardSession {
  form: Form;
  applicant: Applicant;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  /** Answers that were given before a reload and were not stored; `undefined` without a draft. */
  lost: readonly LostName[] | undefined;
  setLost: (lost: readonly LostName[] | undefined) => void;
}
