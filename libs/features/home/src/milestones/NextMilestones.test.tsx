import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NextMilestones, type NextMilestonesProps } from './NextMilestones.tsx';

const { milestones = [] } = fixtures.firstDayStats;

const open = ({
  fullName = 'Alex Rivera',
  ...props
}: Partial<NextMilestonesProps> & { fullName?: string } = {}) =>
  renderWithProviders(<NextMilestones milestones={milestones} isFirstDay {...props} />, {
    auth: createFakeAuth({ state: signedInAs({ fullName }) }),
  });

test('on the first day, welcomes the customer by name and shows the milestones with their days', () => {
  open();
  const next = screen.getByRole('region', { name: 'Welcome, Alex Rivera' });
  expect(next).toHaveTextContent('What happens next, until your first payout:');
  const items = within(next).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
  ]);
  expect(items[0]).toHaveTextContent('Payment receivedDone on November 20, 2026');
  expect(items[1]).toHaveTextContent(
    'Identity check under wayIn progress · Expected by November 24, 2026We verify who you are.',
  );
});

test('does not contradict a failed identity check', () => {
  open({ attention: [{ kind: 'identity_check_failed' }] });
  expect(screen.getByText('Identity check not passed')).toBeVisible();
  expect(screen.queryByText('Identity check under way')).toBeNull();
});

test('omits an unknown name', () => {
  open({ fullName: ' ' });
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
