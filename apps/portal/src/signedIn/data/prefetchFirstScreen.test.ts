import { dashboardStatsQuery } from '@bank-bonuses/api-client/queries';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { homeFeature } from '@bank-bonuses/feature-home';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMissingRegistration } from '../../session/missingRegistration.ts';
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

const servicesOptions = (state = signedInAs()) => ({
  auth: createFakeAuth({ state }),
  apiUrl: location.origin,
  missingRegistration: createMissingRegistration(),
});

const dataOf = ({ apiClient, queryClient }: CustomerServices) =>
  queryClient.getQueryData(dashboardStatsQuery(apiClient).queryKey);

test("the prefetch sends the first screen's reads, and the screen does not repeat them", async () => {
  const options = servicesOptions();
  await prefetchFirstScreen(options, testConfig, paths.dashboard);
  expect(sent).toEqual(Object.keys(answers));
  await prefetchScreen(customerServicesOf(options, fakeUser.id), homeFeature);
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
  const options = servicesOptions();
  const loaded = prefetchFirstScreen(options, testConfig, paths.dashboard);
  const services = customerServicesOf(options, fakeUser.id);
  const opened = prefetchScreen(services, homeFeature);
  answered.resolve(undefined);
  await Promise.all([loaded, opened]);
  expect(sent).toEqual(Object.keys(answers));
  expect(dataOf(services)).toBeDefined();
});

test.each([
  ['at a URL without a screen', signedInAs(), testConfig, paths.login],
  [
    'before the second step',
    { ...signedInAs(), needsSecondFactor: true },
    testConfig,
    paths.dashboard,
  ],
  ['without a session', { status: 'signed-out' as const }, testConfig, paths.dashboard],
  [
    'if the session has time limits',
    signedInAs(),
    { ...testConfig, idleTimeoutSeconds: 900 },
    paths.dashboard,
  ],
])('the prefetch sends nothing %s', async (_where, state, config, path) => {
  const options = { ...servicesOptions(), auth: createFakeAuth({ state }) };
  await prefetchFirstScreen(options, config, path);
  expect(sent).toEqual([]);
});
