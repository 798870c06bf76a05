import { expect, test } from 'vitest';
import { milestoneSteps } from './milestones.ts';

test('every milestone has a name, and the current milestone has an explanation', () => {
  const steps = milestoneSteps([
    { kind: 'payment_received', state: 'done', date: '2026-11-20' },
    { kind: 'identity_checked', state: 'done' },
    { kind: 'first_account_opened', state: 'current', date: '2026-12-01' },
    { kind: 'requirements_met', state: 'upcoming' },
    { kind: 'first_payout', state: 'upcoming' },
  ]);
  expect(steps).toEqual([
    { name: 'Payment received', state: 'done', date: '2026-11-20' },
    { name: 'Identity checked', state: 'done' },
    {
      name: 'First account opened',
      state: 'current',
      date: '2026-12-01',
      note: 'We apply for an account in your name.',
    },
    { name: 'Requirements met', state: 'upcoming' },
    { name: 'First payout', state: 'upcoming' },
  ]);
});
