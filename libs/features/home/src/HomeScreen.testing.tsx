import type { DashboardStats, TaskCompletion } from '@bank-bonuses/api-client';
import { mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, TestProviders } from '@bank-bonuses/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { HomePage } from './HomePage.tsx';

export interface HomeScreenProps {
  stats?: DashboardStats | MockFailure;
  /** All activity, or the failure of every request for it. */
  activity?: TaskCompletion[] | MockFailure;
  /** Whether the service can filter the activity. */
  canFilter?: boolean;
  hidden?: boolean;
}

/** Renders Home in a story, with a mock server that returns the story's responses. */
export function HomeScreen({
  stats,
  activity,
  canFilter = false,
  hidden = false,
}: HomeScreenProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs() }));
  const [client] = useState(() =>
    mockClient(mockApi.dashboardStats(stats), mockApi.taskCompletions(activity, { canFilter })),
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: HomePage }], {
      initialEntries: [paths.dashboard],
    }),
  );
  return (
    <TestProviders auth={auth} client={client}>
      <AmountsProvider hidden={hidden}>
        <main>
          <RouterProvider router={router} />
        </main>
      </AmountsProvider>
    </TestProviders>
  );
}
