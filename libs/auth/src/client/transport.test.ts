import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport } from './transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const service = 'http://localhost:3000/auth/v1';

function open(send: typeof fetch, refreshToken?: string) {
  const session = refreshToken === undefined ? undefined : { refreshToken, text: '{"stored":1}' };
  return createTransport({ fetch: send, timeoutMs: 1_000, currentSession: () => session });
}

/**
 * Creates a `fetch` that never settles and ignores its signal, like a hung connection in some
 * browsers.
 */
function hanging() {
  const signals: (AbortSignal | null | undefined)[] = [];
  const send: typeof fetch = (_input, init) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  };
  return { send, signals };
}

test('the response has its status, headers and body, and the timer is cleared', async () => {
  const respond = () =>
    Promise.resolve(
      new Response('{"a":1}', { status: 429, statusText: 'Slow', headers: { 'retry-after': '7' } }),
    );
  const response = await open(respond).fetch(`${service}/user`);
  expect([response.status, response.statusText, await response.text()]).toEqual([
    429,
    'Slow',
    '{"a":1}',
  ]);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(vi.getTimerCount()).toBe(0);
});

const refreshWith = (transport: ReturnType<typeof open>, token: string) =>
  transport.fetch(`${service}/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  });

test('a refresh that is retried after a logout is rejected and not sent', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('{}')));
  const rejected = await refreshWith(open(send), 'older');
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toMatchObject({ error_code: 'session_ended' });
  expect(send).not.toHaveBeenCalled();
});

test('a retried refresh returns the stored session if another tab has already refreshed it', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('{}')));
  const transport = open(send, 'newer');
  const known = await refreshWith(transport, 'older');
  expect([known.status, await known.json()]).toEqual([200, { stored: 1 }]);
  expect(send).not.toHaveBeenCalled();
  await refreshWith(transport, 'newer');
  expect(send).toHaveBeenCalledOnce();
});

test('a response without a body is returned unchanged', async () => {
  const response = await open(() => Promise.resolve(new Response(null, { status: 204 }))).fetch(
    `${service}/logout?scope=local`,
  );
  expect([response.status, response.body]).toEqual([204, null]);
});

test('keepalive is set only for a logout', async () => {
  const asked: [string, boolean | undefined][] = [];
  const { fetch } = open((input, init) => {
    asked.push([(input as string).replace(service, ''), init?.keepalive]);
    return Promise.resolve(new Response('{}'));
  });
  for (const path of ['/logout?scope=local', '/logout?scope=global', '/user', '/token?a=b']) {
    await fetch(service + path, { method: 'POST' });
  }
  expect(asked).toEqual([
    ['/logout?scope=local', true],
    ['/logout?scope=global', true],
    ['/user', false],
    ['/token?a=b', false],
  ]);
});

test('dropAll aborts every pending request, but no later request', async () => {
  const { send, signals } = hanging();
  let isHanging = true;
  const transport = open((...request) =>
    isHanging ? send(...request) : Promise.resolve(new Response('{}')),
  );
  for (let round = 0; round < 2; round += 1) {
    const calls = [transport.fetch(`${service}/user`), transport.fetch(`${service}/token?a=b`)];
    transport.dropAll();
    expect(signals.map((signal) => signal?.aborted)).not.toContain(false);
    for (const call of calls) {
      await expect(call).rejects.toThrow('Your session has ended. Please log in again.');
    }
  }
  expect(signals).toHaveLength(4);
  isHanging = false;
  expect((await transport.fetch(`${service}/user`)).status).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call is aborted at its deadline and not before', async () => {
  const { send, signals } = hanging();
  const failed = vi.fn();
  const call = open(send).fetch(`${service}/user`).catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(failed).toHaveBeenCalledWith(new Error('timed out'));
  expect(signals[0]?.aborted).toBe(true);
});
