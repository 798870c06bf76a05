import { mockApi } from '@bank-bonuses/api-client/testing';
import { LazyCodeError } from '@bank-bonuses/lazy';
import { startTestServer } from '@bank-bonuses/testing/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiOnDemand } from './apiOnDemand.ts';

startTestServer(mockApi.dashboardStats());

const options = { baseUrl: location.origin, getAccessToken: () => null };

afterEach(() => {
  vi.doUnmock('./apiClient.ts');
  vi.resetModules();
});

test('the API client on demand forwards calls once the client is loaded', async () => {
  const { client, prepare } = createApiOnDemand(options);
  prepare();
  expect(await client.getDashboardStats()).toHaveProperty('total_earned');
});

test('a call whose script fails to load is rejected, and can be retried', async () => {
  vi.doMock('./apiClient.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { client, prepare } = createApiOnDemand(options);
  prepare();
  await expect(client.getDashboardStats()).rejects.toMatchObject({
    name: 'NetworkError',
    message: 'Failed to register account. Please try again later.',
  });
  vi.doUnmock('./apiClient.ts');
  expect(await client.getDashboardStats()).toHaveProperty('total_earned');
});

test('a call whose script no longer exists asks for a reload', async () => {
  const gone = () => Promise.reject(new LazyCodeError('gone', true));
  await expect(createApiOnDemand(options, gone).client.getAccounts()).rejects.toMatchObject({
    name: 'NetworkError',
    message: expect.stringMatching(
      /^Failed to register account\. .* load the page again\.$/,
    ) as string,
    needsReload: true,
  });
});
