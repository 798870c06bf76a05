import { stepOf } from '../form/fields.ts';
import type { FieldLink, FormError } from '../form/formError.ts';
import type { FieldName } from '../form/registrationForm.ts';
import { lastStep, type StepNumber } from './stepNumbers.ts';

/** Whose registration this is: somebody new, or an account that exists and lacks its registration. */
export type Applicant = { kind: 'new' } | { kind: 'existing'; userId: string; email: string };

export interface WizardState {
  step: StepNumber;
  /** The last step that was reached; every step before it has been completed. */
  furthest: StepNumber;
  phase: 'editing' | 'submitting' | 'registered';
  formError: FormError | undefined;
  applicant: Applicant;
  /** The answers were restored after a reload, without those that are secret. */
  isRestored: boolean;
  /** Where the focus goes when the step comes up. Undefined is its heading. */
  focus: FieldName | undefined;
  /** Whether one answer is being changed from the last step, or was, so that its list stays open. */
  review: 'none' | 'changing' | 'returned';
}

export type WizardAction =
  /** The answers of this step are good: go on from it. `rejected` are those that the service has rejected. */
  | { type: 'passed'; from: StepNumber; rejected?: readonly FieldLink[] }
  /** Some answers are not; the wizard turns to the first of them. */
  | { type: 'failed'; formError: FormError }
  | { type: 'wentBack'; from: StepNumber }
  | { type: 'wentTo'; step: StepNumber; focus?: FieldName }
  | { type: 'restored' }
  | { type: 'startedOver' }
  /** From the last step to an earlier one; the next pass leads back, also from a step before that one. */
  | { type: 'changing'; step: StepNumber }
  | { type: 'submitted' }
  | { type: 'rejected'; formError: FormError }
  | { type: 'registered' }
  /** The session is known, or has changed. */
  | { type: 'identified'; applicant: Applicant };

export const startOfWizard: WizardState = {
  step: 1,
  furthest: 1,
  phase: 'editing',
  formError: undefined,
  applicant: { kind: 'new' },
  isRestored: false,
  focus: undefined,
  review: 'none',
};

/** Pure. An action that does not fit the state changes nothing, so late and double ones are harmless. */
export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (state.phase) {
    case 'editing':
      return edit(state, action);
    case 'submitting':
      return settle(state, action);
    case 'registered':
      // The success view stays, even when the identity provider signs the applicant in at once.
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
      return { ...state, isRestored: true };
    case 'startedOver':
      return { ...startOfWizard, applicant: state.applicant };
    case 'changing':
      return state.step === lastStep
        ? { ...moveTo(state, action.step), review: 'changing' }
        : state;
    case 'submitted':
      return state.step === lastStep
        ? { ...state, phase: 'submitting', formError: undefined }
        : state;
    case 'identified':
      // A sign-in in another tab does not take over a form that somebody is filling in.
      return state.furthest > 1 ? state : { ...state, applicant: action.applicant };
    case 'rejected':
    case 'registered':
      return state;
  }
}

/** While the registration is under way only its outcome counts: a sign-up may start a session by itself. */
function settle(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'rejected':
      return { ...fail(state, action.formError), phase: 'editing' };
    case 'registered':
      return { ...state, phase: 'registered', formError: undefined };
    default:
      return state;
  }
}

/** Goes on. A step that comes up says which answers on it, or on those before it, are still rejected. */
function pass(state: WizardState, rejected: readonly FieldLink[]): WizardState {
  const isBack = state.review === 'changing';
  if (state.step === lastStep) return state;
  const next = moveTo(state, isBack ? lastStep : ((state.step + 1) as StepNumber));
  const links = rejected.filter(({ field }) => stepOf(field) <= next.step);
  return {
    ...next,
    formError: links.length > 0 ? { message: '', links } : undefined,
    review: isBack ? 'returned' : 'none',
  };
}

/** Shows another step. While an answer is being changed, the way back to the last step stays. */
function goTo(state: WizardState, step: StepNumber): WizardState {
  const next = moveTo(state, step);
  if (state.review !== 'changing') return next;
  return { ...next, review: step === lastStep ? 'returned' : 'changing' };
}

function moveTo(state: WizardState, step: StepNumber): WizardState {
  const furthest = step > state.furthest ? step : state.furthest;
  return { ...state, step, furthest, formError: undefined, focus: undefined, review: 'none' };
}

function fail(state: WizardState, formError: FormError): WizardState {
  const [first] = formError.links;
  const step = first ? stepOf(first.field) : state.step;
  return { ...state, step: step < state.furthest ? step : state.furthest, formError };
}
