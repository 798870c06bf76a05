import { expect, test } from 'vitest';
import { milestoneSteps } from './milestones.ts';

test('the title of a milestone fits its state, and the current milestone has a description', () => {
  const steps = milestoneSteps([
    { kind: 'payment_received', state: 'done', date: '2026-11-20' },
    { kind: 'identity_checked', state: 'done' },
    { kind: 'first_account_opened', state: 'current', date: '2026-12-01' },
    { kind: 'requirements_met', state: 'upcoming' },
    { kind: 'first_payout', state: 'upcoming' },
  ]);
  expect(steps).toEqual([
    { title: 'Payment received', state: 'done', date: '2026-11-20' },
    { title: 'Identity checked', state: 'done' },
    {
      title: 'First account being opened',
      state: 'current',
      date: '2026-12-01',
      description: 'We apply for an account in your name.',
    },
    { title: 'Requirements of the bank', state: 'upcoming' },
    { title: 'First payout', state: 'upcoming' },
  ]);
});

test.each([
  ['payment_received', 'Payment not found', /did not find it/],
  ['identity_checked', 'Identity check not passed', /could not verify/],
] as const)('a problem with the current %s has its own words', (kind, title, description) => {
  const [step] = milestoneSteps([{ kind, state: 'current' }], [kind]);
  expect(step).toMatchObject({ title, description: expect.stringMatching(description) as string });
  const [done, later] = milestoneSteps(
    [
      { kind, state: 'done' },
      { kind, state: 'upcoming' },
    ],
    [kind],
  );
  expect([done?.title, later?.title]).not.toContain(title);
});
