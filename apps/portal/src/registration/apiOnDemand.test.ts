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

test('forwards calls to the client once it is loaded', async () => {
  const { client, prepare } = createApiOnDemand(options);
  prepare();
  expect(await client.getDashboardStats()).toHaveProperty('total_earned');
});

test('rejects a registration as retryable if the script fails to load', async () => {
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

test('asks for a reload if the script no longer exists', async () => {
  const gone = () => Promise.reject(new LazyCodeError('gone', true));
  await expect(createApiOnDemand(options, gone).client.getAccounts()).rejects.toMatchObject({
    name: 'NetworkError',
    message: expect.stringMatching(
      /^Failed to register account\. .* load the page again\.$/,
    ) as string,
    needsReload: true,
  });
});
