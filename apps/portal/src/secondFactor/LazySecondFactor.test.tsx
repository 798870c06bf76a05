import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { LazySecondFactor, type LazySecondFactorProps } from '@bank-bonuses/second-factor/lazyPage';
import { ChallengePage } from '@bank-bonuses/second-factor/page';
import { testConfig } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RouteErrorPage } from '../pages/RouteErrorPage.tsx';
import { failedImport } from '../testing/failedImport.ts';
import { renderPortal } from '../testing/renderPortal.tsx';

test('the second step, whose script failed to load, can be opened again', async () => {
  // Hides the logs of React and the router about errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<NonNullable<LazySecondFactorProps['load']>>()
    .mockImplementationOnce(failedImport)
    .mockResolvedValue(ChallengePage);
  const { user } = renderPortal({
    routes: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          {
            path: '/',
            element: (
              <LazySecondFactor
                email={fakeUser.email}
                lock="challenge"
                loading={null}
                onSignOut={() => undefined}
                load={load}
              />
            ),
          },
        ],
      },
    ],
    auth: createFakeAuth({ state: signedInAs({}, { needsSecondFactor: true }) }),
    path: '/',
    config: testConfig,
  });
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
});
