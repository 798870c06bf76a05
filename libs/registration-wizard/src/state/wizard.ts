import type { Dispatch } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LostName } from '../form/lostAnswers.ts';
import { stepOf, lastStep, type StepNumber } from '../form/fields.ts';
import type { FieldLink, FormError } from '../form/formError.ts';
import type { Applicant, FieldName, RegistrationForm } from '../form/registrationForm.ts';
import type { Receipt } from '../receipt/receipt.ts';
import type { RegisteredNote } from './historyEntry.ts';

export interface WizardState {
  step: StepNumber;
  /** The last step that was reached; every step before it has been completed. */
  furthest: StepNumber;
  phase: 'editing' | 'submitting' | 'registered';
  /** The note of a registration that was completed before the page was reloaded. */
  earlier: RegisteredNote | undefined;
  formError: FormError | undefined;
  /** Set once the registration has succeeded. */
  receipt: Receipt | undefined;
  applicant: Applicant;
  /** Whether the answers, except for the secret ones, were restored after a reload. */
  isRestored: boolean;
  /**
   * Answers that were given before the reload and were not stored; `undefined` until the draft is restored.
   */
  lost: readonly LostName[] | undefined;
  /**
   * Whether the wizard was restored on a later step while the session is still unknown. The session
   * decides who the applicant is.
   */
  awaitsApplicant: boolean;
  /** The field to focus when the step is shown; the heading is focused if it is `undefined`. */
  focus: FieldName | undefined;
  /**
   * Whether an answer is being changed from the last step. After the next valid step, the wizard
   * returns to the last step.
   */
  isChanging: boolean;
}

export type WizardAction =
  /**
   * The step is valid: show the next one. `rejected` contains links to the fields that the service
   * has rejected.
   */
  | { type: 'passed'; from: StepNumber; rejected?: readonly FieldLink[] }
  /** The step is invalid: show the first step with an error. */
  | { type: 'failed'; formError: FormError }
  | { type: 'wentBack'; from: StepNumber }
  | { type: 'wentTo'; step: StepNumber; focus?: FieldName }
  | { type: 'restored'; lost: readonly LostName[] }
  /** The page was reloaded on a step, and the tab has a draft to restore. */
  | { type: 'reloaded'; step: StepNumber }
  /** The page was reloaded after a success. */
  | { type: 'registeredBefore'; note: RegisteredNote }
  | { type: 'startedOver' }
  /**
   * The applicant goes from the last step to an earlier one, to change an answer. The next valid
   * step returns to the last step, even if the applicant has visited other steps.
   */
  | { type: 'changing'; step: StepNumber }
  | { type: 'submitted' }
  | { type: 'rejected'; formError: FormError }
  | { type: 'registered'; receipt: Receipt }
  /** The page has determined the session, or the session has changed. */
  | { type: 'identified'; applicant: Applicant };

export const startOfWizard: WizardState = {
  step: 1,
  furthest: 1,
  phase: 'editing',
  earlier: undefined,
  formError: undefined,
  receipt: undefined,
  applicant: { kind: 'new' },
  isRestored: false,
  lost: undefined,
  awaitsApplicant: false,
  focus: undefined,
  isChanging: false,
};

/**
 * The reducer of the wizard, without side effects. An action that is not possible in the current
 * state changes nothing, so late or repeated actions are harmless.
 */
export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (state.phase) {
    case 'editing':
      return edit(state, action);
    case 'submitting':
      return settle(state, action);
    case 'registered':
      return state.earlier ? registerAgain(state, action) : state;
  }
}

/**
 * Handles actions while the success view is shown. A sign-in by the identity provider does not
 * close the view. After a reload the view has a button that starts another registration.
 */
function registerAgain(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'identified':
      return { ...state, applicant: action.applicant };
    case 'startedOver':
      return { ...startOfWizard, applicant: state.applicant, focus: 'email' };
    default:
      return state;
  }
}

function edit(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'passed':
      return action.from === state.step ? pass(state, action.rejected ?? []) : state;
    case 'failed':
      return fail(state, action.formError);
    case 'wentBack':
      return action.from !== state.step || state.step === 1
        ? state
        : goTo(state, (state.step - 1) as StepNumber);
    case 'wentTo':
      return action.step > state.furthest || action.step === state.step
        ? state
        : { ...goTo(state, action.step), focus: action.focus };
    case 'restored':
      return { ...state, isRestored: true, lost: action.lost };
    case 'reloaded':
      return action.step === 1 || state.furthest > 1
        ? state
        : { ...moveTo(state, action.step), isRestored: true, awaitsApplicant: true };
    case 'registeredBefore':
      return state.furthest > 1 ? state : { ...state, phase: 'registered', earlier: action.note };
    case 'startedOver':
      return { ...startOfWizard, applicant: state.applicant };
    case 'changing':
      return state.step === lastStep ? { ...moveTo(state, action.step), isChanging: true } : state;
    case 'submitted':
      return state.step === lastStep
        ? { ...state, phase: 'submitting', formError: undefined }
        : state;
    case 'identified':
      // A sign-in in another tab does not change the applicant of a form that is being filled in.
      return state.furthest > 1 && !state.awaitsApplicant
        ? state
        : { ...state, applicant: action.applicant, awaitsApplicant: false };
    case 'rejected':
    case 'registered':
      return state;
  }
}

/**
 * Handles actions during the submission. Only its result changes the state: the sign-up itself can
 * start a session, which must not.
 */
function settle(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'rejected':
      return { ...fail(state, action.formError), phase: 'editing' };
    case 'registered':
      return { ...state, phase: 'registered', formError: undefined, receipt: action.receipt };
    default:
      return state;
  }
}

/**
 * Shows the next step, with the errors of answers that the service has rejected and that have not
 * changed since.
 */
function pass(state: WizardState, rejected: readonly FieldLink[]): WizardState {
  if (state.step === lastStep) return state;
  const next = moveTo(state, state.isChanging ? lastStep : ((state.step + 1) as StepNumber));
  const links = rejected.filter(({ field }) => stepOf(field) <= next.step);
  return {
    ...next,
    formError: links.length > 0 ? { message: '', links } : undefined,
  };
}

/** Shows another step. While an answer is being changed, the wizard still returns to the last step. */
function goTo(state: WizardState, step: StepNumber): WizardState {
  return { ...moveTo(state, step), isChanging: state.isChanging && step !== lastStep };
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

/** The form of a wizard, its state and its dispatch function. */
export interface WizardSession {
  form: UseFormReturn<RegistrationForm>;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}
