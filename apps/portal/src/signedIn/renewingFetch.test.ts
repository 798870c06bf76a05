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
