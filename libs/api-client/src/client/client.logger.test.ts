import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { ApiLogger } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, failure, server } from '../test/client.testing.ts';

const fakeLogger = () => ({ error: vi.fn<ApiLogger['error']>(), incomplete: vi.fn() });

it('logs a failed call to the custom logger, without a text of the request or the response', async () => {
  const logger = fakeLogger();
  const { ssn, password, email } = fixtures.cardRegistration;
  server.use(mockApi.register(mockFailures.detail(400, `${ssn} ${password} ${email}`)));
  await failure(clientFor({ logger }).register(fixtures.cardRegistration));
  expect(logger.error.mock.calls).toEqual([
    [
      'API call failed: POST /api/user/register: HttpError 400',
      {
        operation: 'register',
        endpoint: 'POST /api/user/register',
        error: 'HttpError',
        code: 'invalid_request',
        status: 400,
        requestId: undefined,
        cause: undefined,
      },
    ],
  ]);
});

it('logs nothing when the caller aborts the call', async () => {
  const logger = fakeLogger();
  await failure(clientFor({ logger }).getAccounts({ signal: AbortSignal.abort() }));
  expect(logger.error).not.toHaveBeenCalled();
});

it('calls logger.incomplete once for each missing required field, without a value', async () => {
  const logger = fakeLogger();
  const client = clientFor({ logger });
  const { personal_phone: _phone, ...lacking } = { ...fixtures.profile, city: null };
  server.use(http.get('*/api/user/profile', () => HttpResponse.json(lacking)));
  expect(await client.getProfile()).toMatchObject({ personal_phone: '', city: '' });
  await client.getProfile();
  const endpoint = 'GET /api/user/profile';
  expect(logger.incomplete.mock.calls).toEqual(
    ['personal_phone', 'city'].map((field) => [
      `API response with a missing or malformed field: ${endpoint}: ${field}`,
      { operation: 'getProfile', endpoint, field },
    ]),
  );
  expect(logger.error).not.toHaveBeenCalled();
});

it('consoleLogger warns on the console about missing fields', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.get('*/api/user/accounts', () => HttpResponse.json({ accounts: [] })));
  await clientFor().getAccounts();
  expect(warn.mock.calls).toEqual([
    ['API response with a missing or malformed field: GET /api/user/accounts: total_balance'],
    ['API response with a missing or malformed field: GET /api/user/accounts: account_count'],
  ]);
});
