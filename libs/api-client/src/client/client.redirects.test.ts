import {
  redirects,
  startRedirecting,
  type RedirectingServer,
} from '@bank-bonuses/test-config/redirects';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ApiClient, consoleLogger, createApiClient } from '../index.ts';
import { fixtures } from '../testing/index.ts';

let server: RedirectingServer;
let client: ApiClient;
beforeAll(async () => {
  server = await startRedirecting();
  client = createApiClient({
    baseUrl: server.url,
    getAccessToken: () => 'access-token',
    logger: consoleLogger,
  });
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => server.close());

const calls: [string, () => Promise<unknown>][] = [
  ['GET /api/user/dashboard/stats', () => client.getDashboardStats()],
  ['GET /api/user/task-completions', () => client.listTaskCompletions()],
  ['GET /api/user/accounts', () => client.getAccounts()],
  ['GET /api/user/enrollments', () => client.listEnrollments()],
  ['GET /api/user/profile', () => client.getProfile()],
  ['PUT /api/user/profile', () => client.updateProfile({ personal_phone: '5550100123' })],
  ['POST /api/user/register', () => client.register(fixtures.cardRegistration)],
];

it.each(redirects)(
  'does not follow a redirect with status $status to $to',
  async ({ status, to }) => {
    server.redirect = { status, to };
    // Checks the test server: a plain `fetch` follows the redirect and reaches its target.
    await fetch(server.url);
    expect(server.followed.splice(0)).toEqual(['GET /target/']);
    server.redirected.length = 0;

    for (const [call, send] of calls) {
      await expect(send(), call).rejects.toMatchObject({
        name: 'NetworkError',
        code: 'redirected',
      });
      expect(server.redirected.splice(0)).toEqual([call]);
      expect(console.error).toHaveBeenLastCalledWith(`API call failed: ${call}: NetworkError`);
    }
    expect(server.followed).toEqual([]);
  },
);
