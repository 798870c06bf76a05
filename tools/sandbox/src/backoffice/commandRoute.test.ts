import fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedDatabase } from '../testing/preparedSandbox.ts';
import { commandRoute } from './commandRoute.ts';

let app: FastifyInstance;
let commandsDone = 0;
beforeAll(async () => {
  const { folder, database } = await preparedDatabase();
  app = fastify();
  const deps = {
    database,
    documentsFolder: join(folder, 'documents'),
    fieldKeysFile: join(folder, 'secrets', 'field-keys.json'),
  };
  await app.register(commandRoute(deps, () => (commandsDone += 1)));
});
afterAll(() => app.close());

const post = (payload: object | string, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/__sandbox/provider',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('the command route runs a command on the open database and does not close it', async () => {
  const input = '{"external_id": "A-1", "customer": "nobody@example.com"}';
  const refused = await post({ args: ['import', 'accounts', '-'], input });
  expect(refused.json()).toMatchObject({ code: 1, out: [expect.stringContaining('line 1'), /./] });
  const listed = await post({ args: ['list-mails'] });
  expect(listed.json()).toMatchObject({ code: 0, err: [] });
  expect(commandsDone).toBe(2);
});

test('the command route returns the usage error of an unknown command, as the command line does', async () => {
  const unknown = await post({ args: ['pay-out'] });
  expect(unknown.json()).toMatchObject({ code: 2, out: [] });
  expect(unknown.json<{ err: string[] }>().err[0]).toContain('There is no command "pay-out".');
});

test('the command route accepts only JSON, so that a form on another page cannot run a command', async () => {
  expect((await post('args=list-mails', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await post('{"args":["list-mails"]}', 'text/plain')).statusCode).toBe(415);
  for (const wrong of [{}, { args: {} }, { args: [{}] }, { args: ['list-mails'], input: {} }])
    expect((await post(wrong)).statusCode).toBe(400);
});
