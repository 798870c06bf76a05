import type { UserProfile } from '@bank-bonuses/api-client';
import { fixtures, mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, TestProviders } from '@bank-bonuses/testing';
import { AmountsProvider, LiveRegion } from '@bank-bonuses/ui';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { SettingsPage } from '../SettingsPage.tsx';

export interface SettingsScreenProps {
  profile?: UserProfile;
  /** Failure of the requests for the profile. With `failsFrom`, the earlier requests succeed. */
  mockReadFailure?: MockFailure;
  /** Number of the first request for the profile that fails, counted from 1. */
  failsFrom?: number;
  mockSaveFailure?: MockFailure;
  /** Whether amounts are hidden. */
  hidden?: boolean;
}

/** Renders Settings in the shell, with a mocked service. */
export function SettingsScreen({
  profile = fixtures.profile,
  mockReadFailure,
  failsFrom = 1,
  mockSaveFailure,
  hidden = false,
}: SettingsScreenProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs() }));
  const [client] = useState(() => {
    const editable = mockApi.editableProfile(profile);
    const good = mockClient(
      ...(mockSaveFailure ? [mockApi.updateProfile(mockSaveFailure)] : []),
      ...editable,
    );
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
              <Link to={paths.dashboard}>Home</Link>
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
      <AmountsProvider hidden={hidden}>
        <RouterProvider router={router} />
      </AmountsProvider>
      <LiveRegion />
    </TestProviders>
  );
}
