import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ApiClient, type FailedCall, retryReads } from '../index.ts';
import { fixtures } from '../testing/index.ts';
import { clientFor, failure } from '../testSetup.ts';

/** Everything that a log, a tracker or a debugger could take out of an error. */
const everythingOf = (error: unknown) => {
  const { message, stack, ...own } = error as Error;
  return [message, stack, JSON.stringify(own), String(error)].join('\n');
};

const secret = fc.stringMatching(/^[A-Za-z0-9]{3}[0-9][A-Za-z0-9_-]{12,40}$/);

/** A server, a proxy or a `fetch` that repeats all that it was sent. */
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

it('no error of a read, and nothing that is logged, holds the token or the query', async () => {
  await fc.assert(
    fc.asyncProperty(
      secret,
      secret,
      fc.constantFrom(...echoes),
      fc.constantFrom(...reads),
      async (token, bank, echo, read) => {
        const told: FailedCall[] = [];
        const log = (_line: string, failed: FailedCall) => told.push(failed);
        const client = clientFor({
          getAccessToken: () => token,
          fetch: (request) => echo(request, `${request.url} Bearer ${token}`),
          logger: { error: log, warn: log },
          retry: retryReads({ retries: 1, baseDelayMs: 1 }),
        });
        const held = everythingOf(await failure(read(client, bank))) + JSON.stringify(told);
        expect(held).not.toContain(token);
        expect(held).not.toContain(bank);
      },
    ),
    { numRuns: 60 },
  );
});

it.each([8, 40, 1600])('no detail of an answer repeats a token of %i letters', async (length) => {
  const tokens = fc.stringMatching(/^[A-Za-z0-9._-]{8}$/).map((part) => part.repeat(length / 8));
  await fc.assert(
    fc.asyncProperty(tokens, async (token) => {
      const details = [
        `Bearer ${token} is spent`,
        { sent: [token] },
        [{ loc: [token], msg: token }],
      ];
      for (const detail of details) {
        const client = clientFor({
          getAccessToken: () => token,
          fetch: () => Promise.resolve(Response.json({ detail }, { status: 400 })),
          logger: { error: () => undefined },
        });
        expect(everythingOf(await failure(client.getAccounts()))).not.toContain(token);
      }
    }),
    { numRuns: 20 },
  );
});

it('no detail of an answer repeats a part of a token, either', async () => {
  const parts = ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIi'.repeat(40), 'c2lnbmF0dXJl'.repeat(7)];
  const client = clientFor({
    getAccessToken: () => parts.join('.'),
    fetch: () => Promise.resolve(Response.json({ detail: parts.join('.') }, { status: 401 })),
    logger: { error: () => undefined },
  });
  expect(await failure(client.getAccounts())).toMatchObject({ message: '[removed]' });
});

it('no error of a registration holds a protected value of its payload', async () => {
  const { ssn, card_number } = fixtures.cardRegistration;
  const protectedValues = [ssn, card_number].map(String);
  await fc.assert(
    fc.asyncProperty(secret, fc.constantFrom(...echoes.slice(0, 2)), async (password, echo) => {
      const told: FailedCall[] = [];
      const client = clientFor({
        fetch: async (request) => echo(request, await request.text()),
        logger: { error: (_line, failed) => told.push(failed) },
      });
      const payload = { ...fixtures.cardRegistration, password };
      const held = everythingOf(await failure(client.register(payload))) + JSON.stringify(told);
      for (const value of [password, ...protectedValues]) expect(held).not.toContain(value);
    }),
    { numRuns: 40 },
  );
});
