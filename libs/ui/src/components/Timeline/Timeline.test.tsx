import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const show = (...steps: TimelineStep[]) => {
  render(<Timeline steps={steps} />);
  return screen.getAllByRole('listitem');
};

test('names done, current and upcoming steps, with their days', () => {
  const items = show(
    { title: 'Payment received', state: 'done', date: '2026-11-20' },
    {
      title: 'Identity checked',
      state: 'current',
      date: '2026-11-24',
      description: 'We look at it.',
    },
    { title: 'First payout', state: 'upcoming', date: '2027-01-05' },
  );
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Payment receivedDone on November 20, 2026',
    'Identity checkedIn progress · Expected by November 24, 2026We look at it.',
    'First payoutTo come · Expected by January 5, 2027',
  ]);
  const days = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(days).toEqual(['2026-11-20', '2026-11-24', '2027-01-05']);
});

test('names each state without a day, and marks only the current one', () => {
  const items = show(
    { title: 'A', state: 'done' },
    { title: 'B', state: 'current' },
    { title: 'C', state: 'upcoming' },
  );
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'ADone',
    'BIn progress',
    'CTo come',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
