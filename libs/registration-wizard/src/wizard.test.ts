import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepOf } from './form/fields.ts';
import { emptyForm, type FieldName } from './form/registrationForm.ts';
import {
  startOfWizard,
  stepNumbers,
  wizard,
  type Failure,
  type StepNumber,
  type WizardAction,
  type WizardState,
} from './wizard.ts';

const existing = { kind: 'existing', userId: 'user-1', email: 'alex@example.com' } as const;
const failureOf = (...fields: FieldName[]): Failure => ({
  message: 'No',
  links: fields.map((field) => ({ field, text: 'No' })),
});
const run = (...actions: WizardAction[]) => actions.reduce(wizard, startOfWizard);
const passes = (count: number) => Array<WizardAction>(count).fill({ type: 'passed' });
const atLastStep = run(...passes(4));
const submitting = wizard(atLastStep, { type: 'submitted' });

describe('moving between the steps', () => {
  test('a good step leads to the next one', () => {
    expect(run(...passes(2))).toMatchObject({ step: 3, furthest: 3 });
  });

  test('the last step is not passed but submitted', () => {
    expect(run(...passes(9)).step).toBe(5);
  });

  test('going back keeps how far the applicant has come', () => {
    expect(run(...passes(3), { type: 'wentBack' })).toMatchObject({ step: 3, furthest: 4 });
  });

  test('there is nothing before the first step', () => {
    expect(run({ type: 'wentBack' })).toBe(startOfWizard);
  });

  test('jumps lead to reached steps only', () => {
    const state = run(...passes(2), { type: 'wentTo', step: 1 });
    expect(state.step).toBe(1);
    expect(wizard(state, { type: 'wentTo', step: 3 }).step).toBe(3);
    expect(wizard(state, { type: 'wentTo', step: 4 })).toBe(state);
  });

  test('leaving a step takes its error box away', () => {
    const failed = run(...passes(1), { type: 'failed', failure: failureOf('ssn') });
    expect(failed.failure).toBeDefined();
    expect(wizard(failed, { type: 'wentBack' }).failure).toBeUndefined();
    expect(wizard(failed, { type: 'passed' }).failure).toBeUndefined();
  });
});

describe('whose registration it is', () => {
  test('follows the session on the first step', () => {
    expect(run({ type: 'identified', account: existing }).account).toBe(existing);
  });

  test('stays once the first step is done', () => {
    expect(run(...passes(1), { type: 'identified', account: existing }).account).toEqual({
      kind: 'new',
    });
  });
});

describe('changing an answer from the last step', () => {
  const changing = wizard(atLastStep, { type: 'changing', step: 2 });

  test('leads to its step and, once that is good, back', () => {
    expect(changing).toMatchObject({ step: 2, furthest: 5 });
    expect(wizard(changing, { type: 'passed' })).toMatchObject({ step: 5, review: 'returned' });
  });

  test('is over when the applicant goes elsewhere', () => {
    const elsewhere = wizard(changing, { type: 'wentBack' });
    expect(wizard(elsewhere, { type: 'passed' }).step).toBe(2);
  });

  test('stays while the step has something to mend', () => {
    const failed = wizard(changing, { type: 'failed', failure: failureOf('ssn') });
    expect(wizard(failed, { type: 'passed' }).step).toBe(5);
  });

  test('begins on the last step alone', () => {
    const early = run(...passes(2));
    expect(wizard(early, { type: 'changing', step: 1 })).toBe(early);
  });
});

describe('answers brought back', () => {
  test('are told of until the applicant starts over', () => {
    const restored = run({ type: 'identified', account: existing }, { type: 'restored' });
    expect(restored.isRestored).toBe(true);
    const later = wizard(wizard(restored, { type: 'passed' }), { type: 'startedOver' });
    expect(later).toEqual({ ...startOfWizard, account: existing });
  });

  test('are not removed while the registration is under way', () => {
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

  test('nothing moves while the registration is under way', () => {
    expect(wizard(submitting, { type: 'wentBack' })).toBe(submitting);
    expect(wizard(submitting, { type: 'identified', account: existing })).toBe(submitting);
  });

  test('a refusal that names a field leads to its step', () => {
    const failure = failureOf('zipCode', 'email');
    expect(wizard(submitting, { type: 'refused', failure })).toMatchObject({
      phase: 'editing',
      step: 3,
      furthest: 5,
      failure,
    });
  });

  test('a refusal without a field stays on the last step', () => {
    expect(wizard(submitting, { type: 'refused', failure: failureOf() }).step).toBe(5);
  });

  test('a late refusal is ignored', () => {
    expect(wizard(atLastStep, { type: 'refused', failure: failureOf() })).toBe(atLastStep);
  });

  test('success stays, whatever follows', () => {
    const registered = wizard(submitting, { type: 'registered' });
    expect(registered.phase).toBe('registered');
    expect(wizard(registered, { type: 'identified', account: existing })).toBe(registered);
    expect(wizard(registered, { type: 'wentBack' })).toBe(registered);
  });
});

describe('whatever happens', () => {
  const step = fc.constantFrom(...stepNumbers);
  const failure = fc
    .array(fc.constantFrom(...(Object.keys(emptyForm) as FieldName[])), { maxLength: 3 })
    .map((fields) => failureOf(...fields));
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    { weight: 6, arbitrary: fc.constant<WizardAction>({ type: 'passed' }) },
    failure.map((found): WizardAction => ({ type: 'failed', failure: found })),
    fc.constant<WizardAction>({ type: 'wentBack' }),
    step.map((to): WizardAction => ({ type: 'wentTo', step: to })),
    fc.constant<WizardAction>({ type: 'restored' }),
    step.map((to): WizardAction => ({ type: 'changing', step: to })),
    fc.constant<WizardAction>({ type: 'submitted' }),
    failure.map((found): WizardAction => ({ type: 'refused', failure: found })),
    fc.constant<WizardAction>({ type: 'registered' }),
    fc.constant<WizardAction>({ type: 'identified', account: existing }),
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

  test('no step is skipped', () => {
    eachStepOf((before, after) => {
      expect(after.furthest).toBeGreaterThanOrEqual(before.furthest);
      expect(after.furthest - before.furthest).toBeLessThanOrEqual(1);
      expect(after.step).toBeLessThanOrEqual(after.furthest);
    });
  });

  test('it is submitted from the last step alone', () => {
    eachStepOf((_, after) => {
      if (after.phase !== 'editing') expect(after.step).toBe<StepNumber>(5);
    });
  });

  test('an error box stands on the step of its first field, or on one before it', () => {
    eachStepOf((_, after) => {
      const first = after.failure?.links[0];
      if (first) expect(after.step).toBeLessThanOrEqual(stepOf(first.field));
    });
  });

  test('a success is never taken back', () => {
    eachStepOf((before, after) => {
      if (before.phase === 'registered') expect(after).toBe(before);
    });
  });
});
