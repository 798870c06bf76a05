import { fixtures } from '@bank-bonuses/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';

const openHome = startHomeServer();

let isGone = true;
vi.mock('./NextMilestones.tsx', () => ({
  get NextMilestones() {
    if (isGone) throw new Error('The file is gone.');
    return () => 'Five stations';
  },
}));

test('if the code of the milestones cannot be loaded, the stats are still shown, and Try again loads the code', async () => {
  const { user } = openHome({ stats: fixtures.firstDayStats, activity: [] });
  expect(await screen.findByText('What happens next could not be loaded')).toBeVisible();
  expect(screen.getAllByText('$0.00')).toHaveLength(4);
  isGone = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Five stations')).toBeVisible();
});
