import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApiClient, FailedCall } from '../index.ts';
import { fixtures } from '../testing/index.ts';
import { clientFor, failure } from '../test/client.testing.ts';

/** Returns everything that a log or an error tracker could read from an error. */
const everythingOf = (error: unknown) => {
  const { message, stack, ...own } = error as Error;
  return [message, stack, JSON.stringify(own), String(error)].join('\n');
};

const secret = fc.stringMatching(/^[A-Za-z0-9]{3}[0-9][A-Za-z0-9_-]{12,40}$/);

/** Servers, proxies and custom `fetch` functions that repeat everything that they received. */
const echoes: ((request: Request, text: string) => Promise<Response>)[] = [
  (_request, text) => Promise.reject(new TypeError(text, { cause: new Error(text) })),
  (_request, text) => Promise.reject(Object.assign(new Error(text), { code: text, name: text })),
  (_request, text) => Promise.resolve(new Response(`<html>${text}</html>`)),
  (_request, text) => Promise.resolve(new Response(text, { status: 500 })),
  (_request, text) => Promise.resolve(new Response(`{"detail": ${text}`)),
  (_request, text) => Promise.resolve(new Response('{}', { headers: { 'X-Request-Id': text } })),
];

const reads: ((client: ApiClient, bank: string) => Promise<unknown>)[] = [
  (client) => client.getProfile(),
  (client, bank) => client.listTaskCompletions({ bank }),
];

it('errors and logs of read calls contain neither the token nor the query', async () => {
  await fc.assert(
    fc.asyncProperty(
      secret,
      secret,
      fc.constantFrom(...echoes),
      fc.constantFrom(...reads),
      async (token, bank, echo, read) => {
        const logged: FailedCall[] = [];
        const log = (_line: string, failed: FailedCall) => logged.push(failed);
        const client = clientFor({
          getAccessToken: () => token,
          fetch: (request) => echo(request, `${request.url} Bearer ${token}`),
          logger: { error: log },
        });
        const exposed = everythingOf(await failure(read(client, bank))) + JSON.stringify(logged);
        expect(exposed).not.toContain(token);
        expect(exposed).not.toContain(bank);
      },
    ),
    { numRuns: 60 },
  );
});

it('removes every part of a token from the detail', async () => {
  const parts = ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIi'.repeat(40), 'c2lnbmF0dXJl'.repeat(7)];
  const client = clientFor({
    getAccessToken: () => parts.join('.'),
    fetch: () => Promise.resolve(Response.json({ detail: parts.join('.') }, { status: 401 })),
    logger: { error: () => undefined },
  });
  expect(await failure(client.getAccounts())).toMatchObject({ message: '[removed]' });
});

it('errors of register contain no protected value of the payload', async () => {
  const { ssn, card_number } = fixtures.cardRegistration;
  const protectedValues = [ssn, card_number].map(String);
  await fc.assert(
    fc.asyncProperty(secret, fc.constantFrom(...echoes.slice(0, 2)), async (password, echo) => {
      const logged: FailedCall[] = [];
      const client = clientFor({
        fetch: async (request) => echo(request, await request.text()),
        logger: { error: (_line, failed) => logged.push(failed) },
      });
      const payload = { ...fixtures.cardRegistration, password };
      const exposed =
        everythingOf(await failure(client.register(payload))) + JSON.stringify(logged);
      for (const value of [password, ...protectedValues]) expect(exposed).not.toContain(value);
    }),
    { numRuns: 40 },
  );
});

it.each([
  ['with a line break at its end', 'token-from-a-file/7\n', 'token-from-a-file/7'],
  ['repeated as in a URL', 'token-from-a-file/7', 'token-from-a-file%2F7'],
])('removes a token %s from the detail', async (_, token, repeated) => {
  const client = clientFor({
    getAccessToken: () => token,
    fetch: () => Promise.resolve(Response.json({ detail: `got ${repeated}` }, { status: 401 })),
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
