import type { DashboardStats, TaskCompletion } from '@bank-bonuses/api-client';
import { mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, TestProviders } from '@bank-bonuses/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { HomePage } from './HomePage.tsx';

export interface HomeResponses {
  stats?: DashboardStats | MockFailure;
  /** All activity, or the failure of every request for it. */
  activity?: TaskCompletion[] | MockFailure;
  /** Whether the service can filter the activity. */
  canFilter?: boolean;
}

export interface HomeScreenProps extends HomeResponses {
  hidden?: boolean;
  /** Responses of the server from the second request of each kind on. */
  later?: HomeResponses;
}

/** Renders Home in a story, with a mock server that returns the story's responses. */
export function HomeScreen({ hidden = false, ...responses }: HomeScreenProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs() }));
  const [client] = useState(() => clientOf(responses));
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

const clientWith = ({ stats, activity, canFilter = false }: HomeResponses) =>
  mockClient(mockApi.dashboardStats(stats), mockApi.taskCompletions(activity, { canFilter }));

function clientOf({ later, ...first }: HomeScreenProps) {
  const now = clientWith(first);
  if (!later) return now;
  const then = clientWith(later);
  const inTurn = () => {
    let calls = 0;
    return () => (++calls === 1 ? now : then);
  };
  const [stats, activity] = [inTurn(), inTurn()];
  const client: typeof now = {
    ...now,
    getDashboardStats: (options) => stats().getDashboardStats(options),
    listTaskCompletions: (page, options) => activity().listTaskCompletions(page, options),
  };
  return client;
}
