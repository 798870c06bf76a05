import type { UserProfile } from '@bank-bonuses/api-client';
import { fixtures, mockApi, type Fault } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { answeringClient, TestProviders } from '@bank-bonuses/testing';
import { AmountsProvider, LiveRegion } from '@bank-bonuses/ui';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { SettingsPage } from './SettingsPage.tsx';

export interface SettingsScreenProps {
  profile?: UserProfile;
  /** What reading the profile comes to; the first times are good when `failsFrom` is later. */
  readFault?: Fault;
  /** Which reading is the first to fail. */
  failsFrom?: number;
  saveFault?: Fault;
  /** Whether amounts are hidden. */
  hidden?: boolean;
}

/** The page as the shell shows it, with a service that answers as the story wants. */
export function SettingsScreen({
  profile = fixtures.profile,
  readFault,
  failsFrom = 1,
  saveFault,
  hidden = false,
}: SettingsScreenProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs() }));
  const [client] = useState(() => {
    const editable = mockApi.editableProfile(profile);
    const good = answeringClient(
      ...(saveFault ? [mockApi.updateProfile(saveFault)] : []),
      ...editable,
    );
    const bad = answeringClient(mockApi.profile(readFault));
    let reads = 0;
    return {
      ...good,
      getProfile: (options?: Parameters<typeof good.getProfile>[0]) => {
        reads += 1;
        return (readFault && reads >= failsFrom ? bad : good).getProfile(options);
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
