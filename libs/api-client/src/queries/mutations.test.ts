import { MutationObserver } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import type { ProfileUpdate } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, expectLog, failure, server } from '../test/client.testing.ts';
import { contentsOf, freshCache } from '../test/cache.testing.ts';
import { profileQuery, queryKeys, registerMutation, updateProfileMutation } from './index.ts';

const client = clientFor();
const cache = freshCache();
const cached = () => contentsOf(cache);

it.each([
  ['updateProfileMutation', updateProfileMutation(client)],
  ['registerMutation', registerMutation(client)],
])(
  '%s is not checked all the time while it is pending after its screen is closed',
  async (_name, mutation) => {
    vi.useFakeTimers();
    try {
      const pending = new MutationObserver<unknown>(cache, {
        mutationKey: mutation.mutationKey,
        gcTime: mutation.gcTime,
        networkMode: 'always',
        mutationFn: () => new Promise(() => undefined),
      });
      const closeScreen = pending.subscribe(() => undefined);
      void pending.mutate();
      closeScreen();
      const start = Date.now();
      for (let timer = 0; timer < 10; timer += 1) await vi.advanceTimersToNextTimerAsync();
      expect(Date.now() - start).toBeGreaterThan(5_000);
    } finally {
      vi.useRealTimers();
    }
  },
);

describe('updateProfileMutation', () => {
  it('refetches the profile before the mutation settles, even if no screen shows the profile', async () => {
    server.use(...mockApi.editableProfile());
    await cache.fetchQuery(profileQuery(client));
    const update = new MutationObserver(cache, updateProfileMutation(client));
    await update.mutate({ personal_phone: '5550100124' } satisfies ProfileUpdate);
    expect(cache.getQueryData(queryKeys.profile)).toMatchObject({ personal_phone: '5550100124' });
    expect(cached()).not.toContain(fixtures.profile.password);
  });

  it('caches the stored group even if the refetch fails', async () => {
    await cache.fetchQuery({ ...profileQuery(client), retryDelay: 0 });
    const { dataUpdatedAt } = cache.getQueryState(queryKeys.profile) ?? {};
    const line = 'API call failed: GET /api/user/profile: HttpError 500';
    expectLog(line, line);
    server.use(mockApi.profile(mockFailures.serverError()));
    const update = new MutationObserver(cache, updateProfileMutation(client));
    await update.mutate({ personal_phone: '5550100124' });
    expect(cache.getQueryData(queryKeys.profile)).toMatchObject({
      personal_phone: '5550100124',
      ssn_last4: '3456',
    });
    expect(cache.getQueryState(queryKeys.profile)).toMatchObject({
      dataUpdatedAt,
      status: 'error',
    });
  });

  it.each([
    ['the connection fails', mockFailures.network(), 'NetworkError'],
    ['the server fails', mockFailures.serverError(502), 'HttpError 502'],
  ])('refetches the profile when %s', async (_what, mockFailure, logged) => {
    await cache.fetchQuery(profileQuery(client));
    server.use(
      mockApi.updateProfile(mockFailure),
      mockApi.profile({ ...fixtures.profile, personal_phone: '5550100124' }),
    );
    expectLog(`API call failed: PUT /api/user/profile: ${logged}`);
    const update = new MutationObserver(cache, updateProfileMutation(client));
    await failure(update.mutate({ personal_phone: '1' }));
    await expect
      .poll(() => cache.getQueryData(queryKeys.profile))
      .toMatchObject({ personal_phone: '5550100124' });
  });

  it('succeeds after a 2xx with another body, and caches the refetched profile', async () => {
    await cache.fetchQuery(profileQuery(client));
    const stored = { ...fixtures.profile, personal_phone: '5550100125' };
    server.use(mockApi.updateProfile(mockFailures.empty(204)), mockApi.profile(stored));
    const update = new MutationObserver(cache, updateProfileMutation(client));
    await update.mutate({ personal_phone: '5550100124' });
    expect(cache.getQueryData(queryKeys.profile)).toMatchObject({ personal_phone: '5550100125' });
  });

  it('does not refetch the profile after a 4xx', async () => {
    await cache.fetchQuery(profileQuery(client));
    server.use(mockApi.updateProfile(mockFailures.empty(400)));
    expectLog('API call failed: PUT /api/user/profile: HttpError 400');
    const update = new MutationObserver(cache, updateProfileMutation(client));
    const error = await failure(update.mutate({ personal_phone: '1' }));
    expect(error).toMatchObject({ message: 'Failed to update user profile' });
    expect(cache.isFetching()).toBe(0);
    expect(cache.getQueryData(queryKeys.profile)).toMatchObject({ personal_phone: '5550100123' });
  });
});

describe('registerMutation', () => {
  it('never puts the payload into the cache, even during the mutation', async () => {
    const payload = fixtures.cardRegistration;
    let during = '';
    server.use(
      mockApi.register(undefined, () => {
        during = cached();
      }),
    );
    const registration = new MutationObserver(cache, registerMutation(client));
    const stop = registration.subscribe(() => undefined);
    expect(await registration.mutate(() => Promise.resolve(payload))).toEqual(fixtures.receipt);
    for (const secret of [payload.password, payload.ssn, payload.card_number, payload.email]) {
      expect(during + cached()).not.toContain(secret);
    }
    expect(during).toContain('pending');
    stop();
  });

  it('is not retried', async () => {
    let calls = 0;
    server.use(
      mockApi.register(() => {
        calls += 1;
        return mockFailures.serverError()();
      }),
    );
    expectLog('API call failed: POST /api/user/register: HttpError 500');
    const registration = new MutationObserver(cache, registerMutation(client));
    await failure(registration.mutate(() => fixtures.wireRegistration));
    expect(calls).toBe(1);
  });
});
