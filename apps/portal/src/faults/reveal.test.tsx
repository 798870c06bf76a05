import { paths } from '@bank-bonuses/routes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import {
  expectLoggedOut,
  expectSettled,
  press,
  untilGivenUp,
  faultyPortal,
} from './openFaulty.testing.tsx';

const portal = faultyPortal();
const call = 'GET /api/user/profile';

const noConnection = 'Check your internet connection and try again.';
const reasons: Record<string, string | undefined> = {
  offline: `You are offline. ${noConnection}`,
  refused: noConnection,
  cut: noConnection,
  slow: 'No answer came in time. Please try again.',
};

test.each(faults)('revealing the bank password after $name: says so', async (fault) => {
  const { router } = await portal.open(paths.settings);
  portal.service.break(call, fault);
  await press('Show bank password');
  await untilGivenUp(fault, 1);
  if (fault.name === '401') return expectLoggedOut(router.state.location.pathname);
  expectSettled('Settings');
  expect(screen.getByRole('main')).toHaveTextContent(
    ['The password could not be fetched.', fault.detail ?? reasons[fault.name]]
      .filter(Boolean)
      .join(' '),
  );
  portal.service.mend();
  await press('Show bank password');
  expect(screen.getByText('Fictional-Bank-1')).toBeVisible();
  expectSettled('Settings');
});
