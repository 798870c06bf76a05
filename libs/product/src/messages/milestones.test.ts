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
