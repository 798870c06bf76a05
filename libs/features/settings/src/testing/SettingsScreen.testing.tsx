import type { UserProfile } from '@bank-bonuses/api-client';
import { fixtures, mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, StoryPage } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { useState } from 'react';
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
  return (
    <StoryPage auth={createFakeAuth({ state: signedInAs() })} client={client} path={paths.settings}>
      <main>
        <SettingsPage />
      </main>
      <LiveRegion />
    </StoryPage>
  );
}
