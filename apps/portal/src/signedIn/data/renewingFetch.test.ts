import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { expect, test, vi } from 'vitest';
import { createRenewingFetch } from './renewingFetch.ts';

test.each(['GET', 'PUT'])('no attempt of a %s follows a redirect', async (method) => {
  const auth = createFakeAuth({
    state: signedInAs(),
    renewAccessToken: () => Promise.resolve('new-token'),
  });
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response('{}', { status: sent.length === 1 ? 401 : 200 }));
  });
  const send = createRenewingFetch(auth);
  const headers = { authorization: 'Bearer old-token' };
  const body = method === 'PUT' ? '{}' : null;
  await send(new Request('https://api.example.com/', { method, headers, body, redirect: 'error' }));
  expect(sent.map((request) => [request.headers.get('authorization'), request.redirect])).toEqual([
    ['Bearer old-token', 'error'],
    ['Bearer new-token', 'error'],
  ]);
});

test('a rejected call without a token is not retried, because there is no session', async () => {
  const auth = createFakeAuth({ state: signedInAs() });
  const renew = vi.spyOn(auth, 'renewAccessToken');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })));
  const response = await createRenewingFetch(auth)(new Request('https://api.example.com/'));
  expect(response.status).toBe(401);
  expect(renew).not.toHaveBeenCalled();
});

const secondFactorRequired = () =>
  Response.json({ detail: 'second_factor_required' }, { status: 403 });
const callWith = (token: string) =>
  new Request('https://api.example.com/', { headers: { authorization: `Bearer ${token}` } });

test('a call is retried if another tab has completed the second step in the meantime', async () => {
  const auth = createFakeAuth({
    state: signedInAs(),
    getAccessToken: () => Promise.resolve('new'),
  });
  const lock = vi.spyOn(auth, 'requireSecondFactor');
  vi.stubGlobal('fetch', ({ headers }: Request) =>
    Promise.resolve(
      headers.get('authorization') === 'Bearer new' ? Response.json([]) : secondFactorRequired(),
    ),
  );
  const send = createRenewingFetch(auth);
  expect((await send(callWith('old'))).status).toBe(200);
  expect(lock).not.toHaveBeenCalled();
});

test.each([['second'], ['first']])(
  'the session is locked if its %s token lacks the second factor',
  async (at) => {
    const tokens = { first: 'old', second: 'new' }[at] ?? '';
    const auth = createFakeAuth({
      state: signedInAs(),
      getAccessToken: () => Promise.resolve(tokens),
    });
    const lock = vi.spyOn(auth, 'requireSecondFactor');
    const sent = vi.fn(() => Promise.resolve(secondFactorRequired()));
    vi.stubGlobal('fetch', sent);
    const response = await createRenewingFetch(auth)(callWith('old'));
    expect(await response.json()).toEqual({ detail: 'second_factor_required' });
    expect(lock).toHaveBeenCalledExactlyOnceWith(tokens);
    expect(sent).toHaveBeenCalledTimes(at === 'first' ? 1 : 2);
  },
);
