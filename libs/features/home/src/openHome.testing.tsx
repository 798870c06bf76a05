import type { DashboardStats, TaskCompletion } from '@bank-bonuses/api-client';
import { fixtures, mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { createFakeAuth, renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider, LiveRegion } from '@bank-bonuses/ui';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { vi } from 'vitest';
import { homeFeature } from './feature.ts';
// Imported here, so that no test waits while the lazy page is compiled.
import './HomePage.tsx';

export interface Responses {
  stats?: DashboardStats | MockFailure;
  activity?: TaskCompletion[] | MockFailure;
  hidden?: boolean;
  /** Whether the service can filter the activity. */
  canFilter?: boolean;
  /** Full name of the customer in the session. */
  fullName?: string;
}

/** Starts a mock server for Home. `openHome` sets its responses, which a test can change later. */
export function startHomeServer() {
  const server = startTestServer();
  const respondWith = ({
    stats = fixtures.dashboardStats,
    activity,
    canFilter = false,
  }: Responses) =>
    server.use(mockApi.dashboardStats(stats), mockApi.taskCompletions(activity, { canFilter }));

  const openHome = (responses: Responses = {}) => {
    // Hides the API client's log of failed calls.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    respondWith(responses);
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(pathname.replace('/api/user/', '') + search);
    });
    /**
     * A layout like the shell's: a live region, a button that hides amounts, and a `main` element.
     */
    const Layout = () => {
      const [hidden, setHidden] = useState(responses.hidden ?? false);
      return (
        <AmountsProvider hidden={hidden}>
          <LiveRegion />
          <button onClick={() => setHidden(!hidden)}>Hide amounts</button>
          <main>
            <Outlet />
          </main>
        </AmountsProvider>
      );
    };
    const page = renderWithProviders(
      [
        {
          Component: Layout,
          children: [{ path: homeFeature.path, lazy: { Component: homeFeature.loadPage } }],
        },
      ],
      {
        path: paths.dashboard,
        auth: createFakeAuth({
          state: signedInAs(
            responses.fullName === undefined ? {} : { fullName: responses.fullName },
          ),
        }),
      },
    );
    return { ...page, requests, respondWith };
  };
  return openHome;
}
