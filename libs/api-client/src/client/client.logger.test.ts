import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { type ApiLogger, HttpError, retryReads } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, failure, server } from '../testSetup.ts';

const fakeLogger = () => ({ error: vi.fn<ApiLogger['error']>(), warn: vi.fn() });

it('tells its logger, and no longer the console, which call failed and why', async () => {
  const logger = fakeLogger();
  server.use(mockApi.accounts(mockFailures.detail(429, 'avery@example.com is busy')));
  await failure(clientFor({ logger }).getAccounts());
  expect(logger.error.mock.calls).toEqual([
    [
      'API call failed: GET /api/user/accounts: HttpError 429',
      {
        operation: 'getAccounts',
        endpoint: 'GET /api/user/accounts',
        error: 'HttpError',
        code: 'too_many_requests',
        status: 429,
        requestId: undefined,
        cause: undefined,
      },
    ],
  ]);
});

it('tells it of each attempt that is repeated', async () => {
  const logger = fakeLogger();
  server.use(mockApi.accounts(mockFailures.network()));
  const retry = retryReads({ retries: 1, baseDelayMs: 2 });
  await failure(clientFor({ logger, retry }).getAccounts());
  expect(logger.warn.mock.calls).toEqual([
    [
      'API call is tried again: GET /api/user/accounts: NetworkError',
      expect.objectContaining({ code: 'network_failure', retryInMs: expect.any(Number) as number }),
    ],
  ]);
  expect(logger.error).toHaveBeenCalledOnce();
});

it('hands it nothing that was sent or answered', async () => {
  const logger = fakeLogger();
  const { ssn, password, email } = fixtures.cardRegistration;
  server.use(mockApi.register(mockFailures.detail(400, `${ssn} ${password} ${email}`)));
  await failure(clientFor({ logger }).register(fixtures.cardRegistration));
  const told = JSON.stringify(logger.error.mock.calls);
  expect(told).toContain('bad_request');
  for (const secret of [ssn, password, email]) expect(told).not.toContain(secret);
});

it('keeps the error of the call when the logger itself throws', async () => {
  const logger = { error: () => expect.unreachable('the log is full') };
  server.use(mockApi.accounts(mockFailures.serverError()));
  expect(await failure(clientFor({ logger }).getAccounts())).toBeInstanceOf(HttpError);
});

it('tells nothing of a call that the caller ended', async () => {
  const logger = fakeLogger();
  await failure(clientFor({ logger }).getAccounts({ signal: AbortSignal.abort() }));
  expect(logger.error).not.toHaveBeenCalled();
});

it('tells it once of each required field that an answer lacks, and nothing of its value', async () => {
  const logger = { ...fakeLogger(), incomplete: vi.fn() };
  const client = clientFor({ logger });
  const { personal_phone: _phone, ...lacking } = { ...fixtures.profile, city: null };
  server.use(http.get('*/api/user/profile', () => HttpResponse.json(lacking)));
  expect(await client.getProfile()).toMatchObject({ personal_phone: null, city: null });
  await client.getProfile();
  const endpoint = 'GET /api/user/profile';
  expect(logger.incomplete.mock.calls).toEqual(
    ['personal_phone', 'city'].map((field) => [
      `API answer lacks a field: ${endpoint}: ${field}`,
      { operation: 'getProfile', endpoint, field },
    ]),
  );
  expect(logger.error).not.toHaveBeenCalled();
});

it('tells the console of a field that an answer lacks', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.get('*/api/user/accounts', () => HttpResponse.json({ accounts: [] })));
  await clientFor().getAccounts();
  expect(warn.mock.calls).toEqual([
    ['API answer lacks a field: GET /api/user/accounts: total_balance'],
    ['API answer lacks a field: GET /api/user/accounts: account_count'],
  ]);
});

it('resolves with an incomplete answer when the logger itself throws', async () => {
  const logger = { ...fakeLogger(), incomplete: () => expect.unreachable('the log is full') };
  server.use(http.get('*/api/user/enrollments', () => HttpResponse.json([{ bank_name: 'Chase' }])));
  expect(await clientFor({ logger }).listEnrollments()).toHaveLength(1);
});
