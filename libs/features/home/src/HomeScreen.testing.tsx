import type { DashboardStats, TaskCompletion } from '@bank-bonuses/api-client';
import { mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, StoryPage } from '@bank-bonuses/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
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
  return (
    <StoryPage
      auth={createFakeAuth({ state: signedInAs() })}
      client={mockClient(
        mockApi.dashboardStats(stats),
        mockApi.taskCompletions(activity, { canFilter }),
      )}
      path={paths.dashboard}
    >
      <AmountsProvider hidden={hidden}>
        <main>
          <HomePage />
        </main>
      </AmountsProvider>
    </StoryPage>
  );
}
