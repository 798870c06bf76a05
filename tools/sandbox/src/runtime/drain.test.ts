import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDrain } from './drain.ts';

let app: FastifyInstance;
let url: string;
let drain: (deadlineMs: number) => Promise<void>;
/** Ends the request that is in flight. */
let finish: () => void;
let begun: Promise<void>;

beforeEach(async () => {
  app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  drain = addDrain(app, '/auth');
  let begin: () => void;
  begun = new Promise((resolve) => (begin = resolve));
  const end = new Promise<void>((resolve) => (finish = resolve));
  app.get('/auth/user', () => 'inner');
  app.get('/outer', async () => {
    begin();
    await end;
    return (await fetch(`${url}/auth/user`)).text();
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

test('a request in flight is finished, with its own request to the sign-in service', async () => {
  const running = fetch(`${url}/outer`);
  await begun;
  const drained = drain(60_000);
  const refused = await fetch(`${url}/outer`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  finish();
  expect(await (await running).text()).toBe('inner');
  await drained;
});

test('a request that does not end is cut at the deadline', async () => {
  const running = fetch(`${url}/outer`).then(
    () => 'answered',
    () => 'cut',
  );
  await begun;
  await drain(1);
  expect(await running).toBe('cut');
  finish();
});

test('a server without requests stops at once', async () => {
  await drain(60_000);
});
