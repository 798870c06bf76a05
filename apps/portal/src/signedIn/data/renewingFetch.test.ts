import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { expect, test, vi } from 'vitest';
import { createRenewingFetch } from './renewingFetch.ts';

test.each(['GET', 'PUT'])('no try of a %s may follow a redirect', async (method) => {
  const auth = createFakeAuth({
    state: signedInAs(),
    renewAccessToken: () => Promise.resolve('new-token'),
  });
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response('{}', { status: sent.length === 1 ? 401 : 200 }));
  });
  const send = createRenewingFetch({ auth, isCurrent: () => true });
  const headers = { authorization: 'Bearer old-token' };
  const body = method === 'PUT' ? '{}' : null;
  await send(new Request('https://api.example.com/', { method, headers, body, redirect: 'error' }));
  expect(sent.map((request) => [request.headers.get('authorization'), request.redirect])).toEqual([
    ['Bearer old-token', 'error'],
    ['Bearer new-token', 'error'],
  ]);
});

test.each([
  ['without a token', {}],
  ['with one', { authorization: 'Bearer old-token' }],
])('a 401 %s that comes after the customer has left ends no session', async (_, headers) => {
  const auth = createFakeAuth({ state: signedInAs() });
  const calls = [
    vi.spyOn(auth, 'signOut'),
    vi.spyOn(auth, 'endSession'),
    vi.spyOn(auth, 'renewAccessToken'),
  ];
  let isCurrent = true;
  vi.stubGlobal('fetch', () => {
    isCurrent = false;
    return Promise.resolve(new Response('{}', { status: 401 }));
  });
  const send = createRenewingFetch({ auth, isCurrent: () => isCurrent });
  expect((await send(new Request('https://api.example.com/', { headers }))).status).toBe(401);
  for (const call of calls) expect(call).not.toHaveBeenCalled();
});

test('a call that went without a token and is refused signs the customer out', async () => {
  const auth = createFakeAuth({ state: signedInAs() });
  const signOut = vi.spyOn(auth, 'signOut');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })));
  await createRenewingFetch({ auth, isCurrent: () => true })(
    new Request('https://api.example.com/'),
  );
  expect(signOut).toHaveBeenCalledOnce();
});
