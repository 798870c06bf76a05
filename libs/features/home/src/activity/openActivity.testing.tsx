import type { TaskCompletion } from '@bank-bonuses/api-client';
import { mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider, LiveRegion } from '@bank-bonuses/ui';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { RecentActivity } from './RecentActivity.tsx';
import { useActivity } from './useActivity.ts';

export interface ActivityResponses {
  activity?: TaskCompletion[] | MockFailure;
  /** Whether the service can filter the activity. */
  canFilter?: boolean;
}

/** The table with a live region, a button that hides amounts, and the Refresh button of Home. */
function Page() {
  const activity = useActivity();
  const [hidden, setHidden] = useState(false);
  return (
    <AmountsProvider hidden={hidden}>
      <LiveRegion />
      <button onClick={() => setHidden(!hidden)}>Hide amounts</button>
      <button onClick={activity.refetch}>Refresh</button>
      <main>
        <RecentActivity activity={activity} isFirstDay={false} hasStatement={false} />
      </main>
    </AmountsProvider>
  );
}

/** Starts a mock server. The returned function renders the table with its responses. */
export function startActivityServer() {
  const server = startTestServer();
  const respondWith = ({ activity, canFilter = false }: ActivityResponses) =>
    server.use(mockApi.taskCompletions(activity, { canFilter }));
  return (responses: ActivityResponses = {}) => {
    // Hides the API client's log of failed calls.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    respondWith(responses);
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      requests.push(new URL(request.url).search);
    });
    return { ...renderWithProviders(<Page />), requests, respondWith };
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Finds the line below the table. The announcement in the live region has the same text. */
export const showing = (text: string | RegExp) => screen.findByText(text, { selector: 'nav *' });

/** Excludes the live region, which may still contain the announcement of an earlier page. */
export const inMain = { selector: 'main *' };
