import { paths } from '@bank-bonuses/product/routes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failureKinds } from './mockFailures.testing.ts';
import {
  expectLoggedOut,
  expectSettled,
  press,
  untilGivenUp,
  failingPortal,
} from './failingPortal.testing.tsx';

const portal = failingPortal();
const call = 'GET /api/user/profile';

const noConnection = 'Check your internet connection and try again.';
const reasons: Record<string, string | undefined> = {
  offline: `You are offline. ${noConnection}`,
  refused: noConnection,
  cut: noConnection,
  slow: 'The request timed out. Please try again.',
};

test.each(failureKinds)(
  'revealing the bank password shows the error ($name), and works on the next try',
  async (mockFailure) => {
    await portal.open(paths.settings);
    portal.service.break(call, mockFailure);
    await press('Show bank password');
    await untilGivenUp(mockFailure, 1);
    if (mockFailure.name === '401') return expectLoggedOut();
    expectSettled('Settings');
    expect(screen.getByRole('main')).toHaveTextContent(
      ['The password could not be fetched.', mockFailure.detail ?? reasons[mockFailure.name]]
        .filter(Boolean)
        .join(' '),
    );
    portal.service.restore();
    await press('Show bank password');
    expect(screen.getByText('Fictional-Bank-1')).toBeVisible();
    expectSettled('Settings');
  },
);
