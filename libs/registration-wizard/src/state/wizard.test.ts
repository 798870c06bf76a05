import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiptOf } from '../receipt/receipt.ts';
import { filledForm } from '../testing/filledForm.ts';
import { startOfWizard, wizard, type WizardAction, type WizardState } from './wizard.ts';
import type { FormError } from '../errors/formError.ts';
import type { StepNumber } from '../fields/field.ts';
import { emptyForm, type FieldName, stepNumbers, stepOf } from '../fields/table.ts';

const receipt = receiptOf(filledForm, undefined, new Date('2026-11-20T15:05:00Z'));
const formErrorOf = (...fields: FieldName[]): FormError => ({
  message: 'No',
  links: fields.map((field) => ({ field, text: 'No' })),
});
const run = (...actions: WizardAction[]) => actions.reduce(wizard, startOfWizard);
/** Returns the actions that pass the first `count` steps. */
const passes = (count: number) =>
  Array.from({ length: count }, (_, at): WizardAction => ({
    type: 'passed',
    from: Math.min(at + 1, 5) as StepNumber,
  }));
const pass = (state: WizardState) => wizard(state, { type: 'passed', from: state.step });
const back = (state: WizardState) => wizard(state, { type: 'wentBack', from: state.step });
const atLastStep = run(...passes(4));
const submitting = wizard(atLastStep, { type: 'submitted' });

describe('moving between the steps', () => {
  test('a valid step leads to the next one', () => {
    expect(run(...passes(2))).toMatchObject({ step: 3, furthest: 3 });
  });

  test('the last step submits and does not lead to another step', () => {
    expect(run(...passes(9)).step).toBe(5);
  });

  test('a repeated press on Next or Previous moves by one step', () => {
    const once: WizardAction = { type: 'passed', from: 2 };
    const atThree = run(...passes(1), once, once);
    expect(atThree.step).toBe(3);
    const back: WizardAction = { type: 'wentBack', from: 3 };
    expect([back, back].reduce(wizard, atThree).step).toBe(2);
  });

  test('going back does not change the furthest step', () => {
    expect(back(run(...passes(3)))).toMatchObject({ step: 3, furthest: 4 });
  });

  test('going back from the first step changes nothing', () => {
    expect(back(startOfWizard)).toBe(startOfWizard);
  });

  test('the error box of a new step lists the rejected answers of this step and the earlier steps', () => {
    const rejected = formErrorOf('firstName', 'city', 'selfiePhoto').links;
    const atAddress = wizard(run(...passes(1)), { type: 'passed', from: 2, rejected });
    expect(atAddress.step).toBe(3);
    expect(atAddress.formError).toEqual({ message: '', links: rejected.slice(0, 2) });
    expect(wizard(atAddress, { type: 'passed', from: 3, rejected: [] }).formError).toBeUndefined();
  });

  test('a jump may focus a field, but Next afterwards focuses none', () => {
    const state = run(...passes(2), { type: 'wentTo', step: 1, focus: 'email' });
    expect(state).toMatchObject({ step: 1, focus: 'email' });
    expect(pass(state)).toMatchObject({ step: 2, focus: undefined });
  });

  test('a jump to a step that was not reached yet changes nothing', () => {
    const state = run(...passes(2), { type: 'wentTo', step: 1 });
    expect(state.step).toBe(1);
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
  const changing = wizard(atLastStep, { type: 'changing', step: 2 });

  test('leads to the step of the answer, and Next returns to the last step', () => {
    expect(changing).toMatchObject({ step: 2, furthest: 5 });
    expect(pass(changing)).toMatchObject({ step: 5, isChanging: false });
  });

  test('returns to the last step even after a visit to other steps', () => {
    const elsewhere = back(changing);
    expect(elsewhere).toMatchObject({ step: 1, isChanging: true });
    expect(pass(elsewhere)).toMatchObject({ step: 5, isChanging: false });
    const further = wizard(changing, { type: 'wentTo', step: 4 });
    expect(pass(further)).toMatchObject({ step: 5, isChanging: false });
    expect(wizard(further, { type: 'wentTo', step: 5 }).isChanging).toBe(false);
  });

  test('returns to the last step even after a failed validation', () => {
    const failed = wizard(changing, { type: 'failed', formError: formErrorOf('ssn') });
    expect(pass(failed).step).toBe(5);
  });

  test('is possible only on the last step', () => {
    const early = run(...passes(2));
    expect(wizard(early, { type: 'changing', step: 1 })).toBe(early);
  });
});

describe('a reload', () => {
  const reloaded = run({ type: 'reloaded', step: 4 });

  test('restores its step', () => {
    expect(reloaded).toMatchObject({ step: 4, furthest: 4, isRestored: true });
    expect(run({ type: 'reloaded', step: 1 })).toBe(startOfWizard);
  });
});

describe('restored answers', () => {
  test('are announced until the applicant starts over', () => {
    const restored = run({ type: 'restored', lost: [] });
    expect(restored.isRestored).toBe(true);
    const restarted = wizard(pass(restored), { type: 'startedOver' });
    expect(restarted).toBe(startOfWizard);
  });

  test('are not removed during the submission', () => {
    expect(wizard(submitting, { type: 'startedOver' })).toBe(submitting);
  });
});

describe('submitting', () => {
  test('only the last step submits', () => {
    const state = run(...passes(3));
    expect(wizard(state, { type: 'submitted' })).toBe(state);
    expect(submitting.phase).toBe('submitting');
  });

  test('a second submit changes nothing', () => {
    expect(wizard(submitting, { type: 'submitted' })).toBe(submitting);
  });

  test('moves are ignored during the submission', () => {
    expect(back(submitting)).toBe(submitting);
  });

  test('an error that names a field leads to its step', () => {
    const formError = formErrorOf('zipCode', 'email');
    expect(wizard(submitting, { type: 'failed', formError })).toMatchObject({
      phase: 'editing',
      step: 3,
      furthest: 5,
      formError,
    });
  });

  test('an error without a field stays on the last step', () => {
    expect(wizard(submitting, { type: 'failed', formError: formErrorOf() }).step).toBe(5);
  });

  test('the success view does not disappear after any other action', () => {
    const registered = wizard(submitting, { type: 'registered', receipt });
    expect(registered).toMatchObject({ phase: 'registered', receipt });
    expect(back(registered)).toBe(registered);
    expect(wizard(registered, { type: 'startedOver' })).toBe(registered);
  });

  test('the success view is restored after a reload, until another registration starts', () => {
    const note = { reference: 'BB-7K3M-Q2', isConfirmed: false, hasReceipt: true };
    const before = run({ type: 'registeredBefore', note });
    expect(before).toMatchObject({ phase: 'registered', earlier: note });
    expect(back(before)).toBe(before);
    expect(wizard(before, { type: 'startedOver' })).toEqual({ ...startOfWizard, focus: 'email' });
  });
});

describe('any sequence of actions', () => {
  const step = fc.constantFrom(...stepNumbers);
  const formError = fc
    .array(fc.constantFrom(...(Object.keys(emptyForm) as FieldName[])), { maxLength: 3 })
    .map((fields) => formErrorOf(...fields));
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    { weight: 20, arbitrary: step.map((from): WizardAction => ({ type: 'passed', from })) },
    formError.map((found): WizardAction => ({ type: 'failed', formError: found })),
    step.map((from): WizardAction => ({ type: 'wentBack', from })),
    step.map((to): WizardAction => ({ type: 'wentTo', step: to })),
    fc.constant<WizardAction>({ type: 'restored', lost: [] }),
    fc.constantFrom(...stepNumbers).map((step): WizardAction => ({ type: 'reloaded', step })),
    step.map((to): WizardAction => ({ type: 'changing', step: to })),
    fc.constant<WizardAction>({ type: 'submitted' }),
    fc.constant<WizardAction>({ type: 'registered', receipt }),
  );
  const eachStepOf = (check: (before: WizardState, after: WizardState, by: WizardAction) => void) =>
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let state = startOfWizard;
        for (const next of actions) {
          const after = wizard(state, next);
          check(state, after, next);
          state = after;
        }
      }),
    );

  test('skips no step', () => {
    eachStepOf((before, after, { type }) => {
      expect(after.furthest).toBeGreaterThanOrEqual(before.furthest);
      // A reload can return to any step that was reached before.
      if (type !== 'reloaded') expect(after.furthest - before.furthest).toBeLessThanOrEqual(1);
      expect(after.step).toBeLessThanOrEqual(after.furthest);
    });
  });

  test('submits only from the last step', () => {
    eachStepOf((_, after) => {
      if (after.phase !== 'editing') expect(after.step).toBe<StepNumber>(5);
    });
  });

  test('shows an error box on the step of its first field or on an earlier one', () => {
    eachStepOf((_, after) => {
      const first = after.formError?.links[0];
      if (first) expect(after.step).toBeLessThanOrEqual(stepOf(first.field));
    });
  });

  test('never reverts a success', () => {
    eachStepOf((before, after) => {
      if (before.phase === 'registered') expect(after).toBe(before);
    });
  });
});
