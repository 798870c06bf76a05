import { HttpError, NetworkError, type ApiClient } from '@bank-bonuses/api-client';
import { updateProfileMutation } from '@bank-bonuses/api-client/queries';
import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { missingRegistration } from '../../session/missingRegistration.ts';
import { customerServicesOf } from './customerServices.ts';

const otherId = '00000000-0000-4000-8000-000000000002';
const key = ['stats'];

let auth: ReturnType<typeof createFakeAuth>;

beforeEach(() => {
  auth = createFakeAuth({ state: signedInAs() });
});

const servicesOf = (userId = fakeUser.id) =>
  customerServicesOf(auth, 'http://portal.example/', userId);

const fail = (error: Error, services = servicesOf()) =>
  services.queryClient
    .fetchQuery({ queryKey: key, queryFn: () => Promise.reject(error), retry: false })
    .catch(() => undefined);

test('the services are the same objects for the same customer, so that fresh data is reused', () => {
  const { queryClient } = servicesOf();
  queryClient.setQueryData(key, 'mine');
  expect(servicesOf().queryClient.getQueryData(key)).toBe('mine');
});

test('the services of one customer are never used for another customer', () => {
  const mine = servicesOf();
  mine.queryClient.setQueryData(key, 'mine');
  const theirs = servicesOf(otherId);
  expect(theirs.queryClient.getQueryData(key)).toBeUndefined();
  expect(servicesOf().queryClient).not.toBe(mine.queryClient);
});

test('a 404 with the detail registration_missing is recorded as a missing registration', async () => {
  await fail(new HttpError('…', { status: 404, detail: 'registration_missing' }));
  expect(missingRegistration.get()).toBe(fakeUser.id);
});

test('another 404 is not recorded as a missing registration', async () => {
  await fail(new HttpError('…', { status: 404, detail: 'Not found' }));
  expect(missingRegistration.get()).toBeUndefined();
});

describe('a response of the service', () => {
  const mockStatus = (status: number) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ detail: '…' }, { status }));
  const profile = { personal_email: 'alex.rivera@example.com' };

  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  test.each([
    ['a read', (client: ApiClient) => client.getAccounts()],
    ['a save', (client: ApiClient) => client.updateProfile(profile)],
  ])('401 for %s ends the session', async (_kind, call) => {
    mockStatus(401);
    await expect(call(servicesOf().apiClient)).rejects.toBeInstanceOf(HttpError);
    expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  });

  describe('401 while the session can be renewed', () => {
    const renewable = (renewAccessToken: () => Promise<string | null>) => {
      auth = createFakeAuth({ state: signedInAs(), renewAccessToken });
      return servicesOf();
    };
    /** Mocks a service that rejects every token except 'new'. Returns the requests it received. */
    const takeNew = () => {
      const sent: unknown[] = [];
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const request = new Request(input, init);
        const token = request.headers.get('Authorization');
        const body: unknown = await request.json();
        sent.push([token, body]);
        return token === 'Bearer new' ? Response.json(body) : new Response(null, { status: 401 });
      });
      return sent;
    };

    test('is retried once with the new token, without a log entry', async () => {
      const sent = takeNew();
      const { apiClient } = renewable(() => Promise.resolve('new'));
      expect(await apiClient.updateProfile(profile)).toEqual(profile);
      expect(sent).toEqual([
        ['Bearer fake-access-token', profile],
        ['Bearer new', profile],
      ]);
      expect(auth.getState()).toMatchObject({ status: 'signed-in' });
      expect(console.error).not.toHaveBeenCalled();
    });

    test('ends the session if the new token is rejected too', async () => {
      const sent = takeNew();
      const { apiClient } = renewable(() => Promise.resolve('newer'));
      const ended = vi.spyOn(auth, 'endSession');
      await expect(apiClient.updateProfile(profile)).rejects.toBeInstanceOf(HttpError);
      // `endSession` only has an effect for the current token of the session, which is the renewed
      // one.
      expect(ended).toHaveBeenCalledExactlyOnceWith('newer');
      expect(sent).toHaveLength(2);
      expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
    });

    test('does not end the session if the renewal fails without a connection', async () => {
      mockStatus(401);
      const { apiClient } = renewable(() => Promise.reject(new Error('no connection')));
      await expect(apiClient.getAccounts()).rejects.toBeInstanceOf(NetworkError);
      expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    });
  });

  test('503 for a save is not retried, because the save may have been stored', async () => {
    mockStatus(503);
    const { queryClient, apiClient } = servicesOf();
    const update = queryClient
      .getMutationCache()
      .build(queryClient, updateProfileMutation(apiClient));
    await expect(update.execute(profile)).rejects.toBeInstanceOf(HttpError);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([403, 503])('%i does not end the session', async (status) => {
    mockStatus(status);
    await expect(servicesOf().apiClient.getAccounts()).rejects.toBeInstanceOf(HttpError);
    expect(auth.getState()).toEqual(signedInAs());
  });
});
