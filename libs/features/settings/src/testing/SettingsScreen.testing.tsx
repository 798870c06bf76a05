import type { UserProfile } from '@bank-bonuses/api-client';
import { fixtures, mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, TestProviders } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SettingsPage } from '../SettingsPage.tsx';

export interface SettingsScreenProps {
  profile?: UserProfile;
  /** Failure of the requests for the profile. With `failsFrom`, the earlier requests succeed. */
  mockReadFailure?: MockFailure;
  /** Number of the first request for the profile that fails, counted from 1. */
  failsFrom?: number;
}

/** Renders Settings in the shell, with a mocked service. */
export function SettingsScreen({
  profile = fixtures.profile,
  mockReadFailure,
  failsFrom = 1,
}: SettingsScreenProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs() }));
  const [client] = useState(() => {
    const good = mockClient(mockApi.profile(profile));
    const bad = mockClient(mockApi.profile(mockReadFailure));
    let reads = 0;
    return {
      ...good,
      getProfile: (options?: Parameters<typeof good.getProfile>[0]) => {
        reads += 1;
        return (mockReadFailure && reads >= failsFrom ? bad : good).getProfile(options);
      },
    };
  });
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <main>
              <SettingsPage />
            </main>
          ),
        },
      ],
      { initialEntries: [paths.settings] },
    ),
  );
  return (
    <TestProviders auth={auth} client={client}>
      <RouterProvider router={router} />
      <LiveRegion />
    </TestProviders>
  );
}
