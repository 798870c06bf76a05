import { dashboardStatsQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { handlers } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs, type FakeAuth } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { Guard } from '../session/Guard.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import { signedInScreens } from './signedInScreens.ts';
import { SignedInArea } from './SignedInArea.tsx';

const server = startTestServer(...handlers);
const requests: string[] = [];

function Figure() {
  const { data } = useQuery(dashboardStatsQuery(useApiClient()));
  return <h1>Earned {data?.total_earned ?? 'nothing yet'}</h1>;
}

const routes = [
  {
    Component: Guard,
    children: [
      {
        element: <SignedInArea signedInScreens={signedInScreens} />,
        children: [{ path: paths.dashboard, Component: Figure }],
      },
    ],
  },
  { path: paths.login, element: <h1>Welcome back</h1> },
];

const config = { ...testConfig, apiUrl: location.origin };
const open = (auth: FakeAuth, path: string = paths.dashboard) =>
  renderPortal({ routes, auth, path, config });

const mockStats = (earned: number) =>
  http.get('*/api/user/dashboard/stats', ({ request }) => {
    requests.push(new URL(request.url).pathname);
    return HttpResponse.json({
      total_earned: earned,
      active_bonuses: 0,
      pending_bonuses: 0,
      earnings_overview: [],
    });
  });

beforeEach(() => {
  requests.length = 0;
  server.use(
    mockStats(100),
    http.get('*/api/user/task-completions', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(pathname + search);
      return HttpResponse.json({ items: [], total: 0 });
    }),
  );
});

test('the prefetch after a sign-in does not request fresh data again', async () => {
  const auth = createFakeAuth({ state: signedInAs() });
  const { router } = open(auth, paths.login);
  await act(() => router.navigate(paths.dashboard));
  await screen.findByText('Earned 100');
  await expect.poll(() => requests).toHaveLength(2);
  expect(requests.filter((path) => path.endsWith('stats'))).toHaveLength(1);
});
