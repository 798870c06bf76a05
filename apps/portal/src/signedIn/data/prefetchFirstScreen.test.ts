import { dashboardStatsQuery } from '@bank-bonuses/api-client/queries';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeUser, signedInAs, type FakeAuth } from '@bank-bonuses/auth/testing';
import { homeFeature } from '@bank-bonuses/feature-home';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { customerServicesOf, type CustomerServices } from './customerServices.ts';
import { prefetchScreen } from './prefetchScreen.ts';
import { prefetchFirstScreen } from './prefetchFirstScreen.ts';

const answers: Record<string, object> = {
  '/api/user/dashboard/stats': fixtures.dashboardStats,
  '/api/user/task-completions': { items: [], total: 0, page: 1, per_page: 5 },
};
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { pathname } = new URL(url);
    sent.push(pathname);
    return Promise.resolve(Response.json(answers[pathname]));
  });
});

const config = { ...testConfig, apiUrl: location.origin };
const signedIn = () => createFakeAuth({ state: signedInAs() });
const servicesOf = (auth: FakeAuth) => customerServicesOf(auth, config.apiUrl, fakeUser.id);

const dataOf = ({ apiClient, queryClient }: CustomerServices) =>
  queryClient.getQueryData(dashboardStatsQuery(apiClient).queryKey);

test("the prefetch sends the first screen's reads, and the screen does not repeat them", async () => {
  const auth = signedIn();
  await prefetchFirstScreen(auth, config, paths.dashboard);
  expect(sent).toEqual(Object.keys(answers));
  await prefetchScreen(servicesOf(auth), homeFeature);
  expect(sent).toEqual(Object.keys(answers));
});

test('a screen that opens during the prefetch waits for its responses', async () => {
  const answered = Promise.withResolvers<undefined>();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    sent.push(pathname);
    await answered.promise;
    return Response.json(answers[pathname]);
  });
  const auth = signedIn();
  const loaded = prefetchFirstScreen(auth, config, paths.dashboard);
  const services = servicesOf(auth);
  const opened = prefetchScreen(services, homeFeature);
  answered.resolve(undefined);
  await Promise.all([loaded, opened]);
  expect(sent).toEqual(Object.keys(answers));
  expect(dataOf(services)).toBeDefined();
});

test.each([
  ['at a URL without a screen', signedInAs(), config, paths.login],
  ['before the second step', { ...signedInAs(), needsSecondFactor: true }, config, paths.dashboard],
  ['without a session', { status: 'signed-out' as const }, config, paths.dashboard],
  [
    'if the session has time limits',
    signedInAs(),
    { ...config, idleTimeoutSeconds: 900 },
    paths.dashboard,
  ],
])('the prefetch sends nothing %s', async (_where, state, settings, path) => {
  await prefetchFirstScreen(createFakeAuth({ state }), settings, path);
  expect(sent).toEqual([]);
});
