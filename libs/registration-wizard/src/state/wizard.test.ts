import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormError } from '../errors/formError.ts';
import type { StepNumber } from '../fields/field.ts';
import { fieldNames, stepOf, type FieldName } from '../fields/table.ts';
import { receiptOf } from '../receipt/receipt.ts';
import { filledForm } from '../testing/filledForm.ts';
import { startOfWizard, wizard, type WizardAction, type WizardState } from './wizard.ts';
import { stepNumbers } from '../steps.ts';

const receipt = receiptOf(filledForm, undefined, new Date('2026-11-20T15:05:00Z'));
const formErrorOf = (...fields: FieldName[]): FormError => ({
  message: 'No',
  links: fields.map((field) => ({ field, text: 'No' })),
});
const run = (...actions: WizardAction[]) => actions.reduce(wizard, startOfWizard);
/** Returns the actions that pass the first `count` steps. */
const passes = (count: number) =>
  stepNumbers.slice(0, count).map((from): WizardAction => ({ type: 'passed', from }));
const pass = (state: WizardState) => wizard(state, { type: 'passed', from: state.step });
const back = (state: WizardState) => wizard(state, { type: 'wentBack', from: state.step });
const atLastStep = run(...passes(4));
const submitting = wizard(atLastStep, { type: 'submitted' });

describe('moving between the steps', () => {
  test('a valid step leads to the next one, and the last step to none', () => {
    expect(run(...passes(2))).toMatchObject({ step: 3, furthest: 3 });
    expect(pass(atLastStep)).toBe(atLastStep);
  });

  test('a repeated press on Next or Previous moves by one step', () => {
    const atThree = run(...passes(2), { type: 'passed', from: 2 });
    expect(atThree).toMatchObject({ step: 3, furthest: 3 });
    const once = back(atThree);
    expect(once).toMatchObject({ step: 2, furthest: 3 });
    expect(wizard(once, { type: 'wentBack', from: 3 })).toBe(once);
    expect(back(startOfWizard)).toBe(startOfWizard);
  });

  test('a jump may focus a field, but Next afterwards focuses none', () => {
    const state = run(...passes(2), { type: 'wentTo', step: 1, focus: 'email' });
    expect(state).toMatchObject({ step: 1, focus: 'email' });
    expect(pass(state)).toMatchObject({ step: 2, focus: undefined });
  });

  test('a jump to a step that was not reached yet changes nothing', () => {
    const state = run(...passes(2), { type: 'wentTo', step: 1 });
    expect(wizard(state, { type: 'wentTo', step: 3 }).step).toBe(3);
    expect(wizard(state, { type: 'wentTo', step: 4 })).toBe(state);
  });

  test('leaving a step removes its error box', () => {
    const failed = run(...passes(1), { type: 'failed', formError: formErrorOf('ssn') });
    expect(failed.formError).toBeDefined();
    expect(back(failed).formError).toBeUndefined();
    expect(pass(failed).formError).toBeUndefined();
  });
});

describe('changing an answer from the last step', () => {
  const changing = wizard(atLastStep, { type: 'wentTo', step: 2, isChanging: true });

  test('leads to the step of the answer, and Next returns to the last step', () => {
    expect(changing).toMatchObject({ step: 2, furthest: 5, isChanging: true });
    expect(pass(changing)).toMatchObject({ step: 5, isChanging: false });
    expect(pass(wizard(atLastStep, { type: 'wentTo', step: 2 })).step).toBe(3);
  });

  test('returns to the last step even after a visit to other steps, or a failed validation', () => {
    expect(pass(back(changing))).toMatchObject({ step: 5, isChanging: false });
    const further = wizard(changing, { type: 'wentTo', step: 4 });
    expect(pass(further)).toMatchObject({ step: 5, isChanging: false });
    expect(wizard(further, { type: 'wentTo', step: 5 }).isChanging).toBe(false);
    const failed = wizard(changing, { type: 'failed', formError: formErrorOf('ssn') });
    expect(pass(failed).step).toBe(5);
  });
});

test('a reload restores its step, and starting over shows the first one', () => {
  const reloaded = run({ type: 'reloaded', step: 4 });
  expect(reloaded).toMatchObject({ step: 4, furthest: 4 });
  expect(run({ type: 'reloaded', step: 1 })).toBe(startOfWizard);
  expect(wizard(reloaded, { type: 'startedOver' })).toEqual({ ...startOfWizard, visit: 2 });
});

describe('submitting', () => {
  test('is possible once, and only on the last step', () => {
    const early = run(...passes(3));
    expect(wizard(early, { type: 'submitted' })).toBe(early);
    expect(submitting.phase).toBe('submitting');
    for (const type of ['submitted', 'startedOver'] as const)
      expect(wizard(submitting, { type })).toBe(submitting);
    expect(back(submitting)).toBe(submitting);
  });

  test('an error leads to the step of its first field, and stays on the last step without one', () => {
    const formError = formErrorOf('zipCode', 'email');
    expect(wizard(submitting, { type: 'failed', formError })).toMatchObject({
      phase: 'editing',
      step: 3,
      furthest: 5,
      formError,
    });
    expect(wizard(submitting, { type: 'failed', formError: formErrorOf() }).step).toBe(5);
  });

  test('the success view does not disappear after any other action', () => {
    const registered = wizard(submitting, { type: 'registered', receipt });
    expect(registered).toMatchObject({ phase: 'registered', receipt });
    expect(back(registered)).toBe(registered);
    expect(wizard(registered, { type: 'startedOver' })).toBe(registered);
  });

  test('the success view is restored after a reload, until another registration starts', () => {
    const before = run({ type: 'registeredBefore' });
    expect(before.phase).toBe('registered');
    expect(back(before)).toBe(before);
    expect(wizard(before, { type: 'startedOver' })).toMatchObject({
      phase: 'editing',
      step: 1,
      focus: 'email',
    });
  });
});

test('no sequence of actions skips a step, submits early or reverts a success', () => {
  const step = fc.constantFrom(...stepNumbers);
  const errors = fc
    .array(fc.constantFrom(...fieldNames), { maxLength: 3 })
    .map((fields) => formErrorOf(...fields));
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    { weight: 20, arbitrary: step.map((from): WizardAction => ({ type: 'passed', from })) },
    errors.map((formError): WizardAction => ({ type: 'failed', formError })),
    step.map((from): WizardAction => ({ type: 'wentBack', from })),
    step.map((to): WizardAction => ({ type: 'wentTo', step: to })),
    step.map((to): WizardAction => ({ type: 'wentTo', step: to, isChanging: true })),
    step.map((to): WizardAction => ({ type: 'reloaded', step: to })),
    fc.constant<WizardAction>({ type: 'submitted' }),
    fc.constant<WizardAction>({ type: 'registered', receipt }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      actions.reduce((before, next) => {
        const after = wizard(before, next);
        // A reload can return to any step that was reached before.
        const reached = next.type === 'reloaded' ? 5 : before.furthest + 1;
        expect(after.furthest).toBeLessThanOrEqual(reached);
        expect(after.furthest).toBeGreaterThanOrEqual(before.furthest);
        expect(after.step).toBeLessThanOrEqual(after.furthest);
        if (after.phase !== 'editing') expect(after.step).toBe<StepNumber>(5);
        if (before.phase === 'registered') expect(after).toBe(before);
        const first = after.formError?.links[0];
        if (first) expect(after.step).toBeLessThanOrEqual(stepOf(first.field));
        return after;
      }, startOfWizard);
    }),
  );
});
