import { expect, it } from 'vitest';
import type { ApiClient, FailedCall } from '../index.ts';
import { fixtures } from '../testing/index.ts';
import { clientFor, failure } from '../test/client.testing.ts';

/** Returns everything that a log or an error tracker could read from an error. */
const everythingOf = (error: unknown) => {
  const { message, stack, ...own } = error as Error;
  return [message, stack, JSON.stringify(own), String(error)].join('\n');
};

const token = 'abc7_Token-of-the-session';
const bank = 'SoFi3Bank-of-the-query';

/** Servers, proxies and custom `fetch` functions that repeat everything that they received. */
const echoes: [string, (text: string) => Promise<Response>][] = [
  ['a rejection', (text) => Promise.reject(new TypeError(text, { cause: new Error(text) }))],
  [
    'a code and a name',
    (text) => Promise.reject(Object.assign(new Error(text), { code: text, name: text })),
  ],
  ['a page', async (text) => new Response(`<html>${text}</html>`)],
  ['an error status', async (text) => new Response(text, { status: 500 })],
  ['truncated JSON', async (text) => new Response(`{"detail": ${text}`)],
  ['a header', async (text) => new Response('{}', { headers: { 'X-Request-Id': text } })],
];

/** Makes a call of a client whose server repeats everything. Returns all that it exposes. */
async function exposedBy(
  call: (client: ApiClient) => Promise<unknown>,
  echo: (request: Request) => Promise<Response>,
): Promise<string> {
  const logged: FailedCall[] = [];
  const client = clientFor({
    getAccessToken: () => token,
    fetch: echo,
    logger: { error: (_line, failed) => logged.push(failed) },
  });
  return everythingOf(await failure(call(client))) + JSON.stringify(logged);
}

it.each(echoes)(
  'errors and logs of reads contain neither the token nor the query after %s',
  async (_how, echo) => {
    for (const read of [
      (client: ApiClient) => client.getProfile(),
      (client: ApiClient) => client.listTaskCompletions({ bank }),
    ]) {
      const exposed = await exposedBy(read, ({ url }) => echo(`${url} Bearer ${token}`));
      expect(exposed).not.toContain(token);
      expect(exposed).not.toContain(bank);
    }
  },
);

it.each(echoes.slice(0, 2))(
  'errors and logs of register contain no protected value of the payload after %s',
  async (_how, echo) => {
    const payload = fixtures.cardRegistration;
    const exposed = await exposedBy(
      (client) => client.register(payload),
      async (request) => echo(await request.text()),
    );
    for (const value of [payload.password, payload.ssn, payload.card_number]) {
      expect(exposed).not.toContain(value);
    }
  },
);

it('removes every part of a token from the detail', async () => {
  const parts = ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIi'.repeat(40), 'c2lnbmF0dXJl'.repeat(7)];
  const client = clientFor({
    getAccessToken: () => parts.join('.'),
    fetch: () => Promise.resolve(Response.json({ detail: parts.join('.') }, { status: 401 })),
    logger: { error: () => undefined },
  });
  expect(await failure(client.getAccounts())).toMatchObject({ message: '[removed]' });
});

it('removes a token with a line break at its end from the detail', async () => {
  const client = clientFor({
    getAccessToken: () => 'token-from-a-file/7\n',
    fetch: () =>
      Promise.resolve(Response.json({ detail: 'got token-from-a-file/7' }, { status: 401 })),
    logger: { error: () => undefined },
  });
  expect(everythingOf(await failure(client.getProfile()))).not.toContain('token-from-a-file');
});

it('keeps the code of a response if the token is a part of its text', async () => {
  const client = clientFor({
    getAccessToken: () => 't',
    fetch: () =>
      Promise.resolve(Response.json({ detail: 'second_factor_required' }, { status: 403 })),
    logger: { error: () => undefined },
  });
  expect(await failure(client.getProfile())).toMatchObject({ code: 'second_factor_required' });
});
