import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInService } from '../plugin.ts';
import { switchedOff } from '../switches.ts';
import {
  confirmedAccount,
  newAddress,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

const page = new URL('../../../../../docs/sign-in-service.md', import.meta.url);

interface Row {
  /** The route as written in the table, with its remark. */
  title: string;
  method: string;
  target: string;
  path: string;
  here: string;
  from: string;
  sent: string;
  answer: string;
}

const unquoted = (cell: string) => cell.replaceAll('`', '');

function readRows(): Row[] {
  const rows: Row[] = [];
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    const [route = '', here = '', from = '', sent = '', answer = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, method = '', target = ''] = /^`([A-Z]+) (\/[^`]*)`/.exec(route) ?? [];
    if (method === '') continue;
    const path = target.split('?', 1)[0] ?? '';
    const title = unquoted(route);
    rows.push({
      title,
      method,
      target,
      path,
      here,
      from,
      sent: unquoted(sent),
      answer: unquoted(answer),
    });
  }
  return rows;
}

const rows = readRows();
const nothing = '6c3bb6f5-6d1c-4f5e-9d3e-000000000000';

let server: SignInServer;
let account: { email: string; password: string };
beforeAll(async () => {
  server = await startSignIn({ mailIntervalSeconds: 0 });
  account = await confirmedAccount(server);
});
afterAll(() => server.close());

async function tokenFor(from: string): Promise<string | undefined> {
  if (from === 'secret key') return server.context.settings.secretKey;
  if (from !== 'signed in') return undefined;
  const { data } = await server.client().signInWithPassword(account);
  return data.session?.access_token;
}

async function call({ method, target, sent }: Row, from: string): Promise<string> {
  const token = await tokenFor(from);
  const body = sent
    .replaceAll('you@example.com', account.email)
    .replaceAll('new@example.com', newAddress('table'));
  const response = await server.request(target.replace(/:\w+/g, nothing), {
    method,
    headers: {
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      ...(from === 'link' ? { apikey: undefined } : {}),
    },
    ...(body === '' ? {} : { body }),
  });
  return `${response.status} ${response.headers.get('x-sb-error-code') ?? ''}`.trim();
}

/**
 * Returns the routes that the plugin registers. Leaves out HEAD routes, which Fastify adds for each
 * GET route.
 */
async function registeredRoutes(): Promise<string[]> {
  const app = fastify();
  const found = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    const path = url.slice('/auth/v1'.length);
    if (path === '' || path.endsWith('/') || path.endsWith('*')) return;
    for (const one of [method].flat()) if (one !== 'HEAD') found.add(`${one} ${path}`);
  });
  await app.register(signInService(server.context), { prefix: '/auth/v1' });
  await app.ready();
  await app.close();
  return [...found].sort();
}

describe('table of routes', () => {
  it('lists exactly the routes of the service', async () => {
    const listed = new Set(rows.map(({ method, path }) => `${method} ${path}`));
    expect([...listed].sort()).toEqual(await registeredRoutes());
  });

  it.each(rows)('$title called from $from returns $answer', async (row) => {
    expect(await call(row, row.from)).toBe(row.answer);
  });

  it.each(rows.filter(({ here }) => here === 'no'))(
    '$title is rejected with an error code',
    ({ answer }) => {
      expect(answer).toMatch(/^4\d\d [a-z0-9_]+$/);
    },
  );

  it.each(rows.filter(({ here }) => here !== 'yes' && here !== 'no'))(
    '$title depends on $here, which is a setting of the service',
    ({ here }) => {
      const [, name = ''] = /^switch: `(\w+)`$/.exec(here) ?? [];
      expect(Object.keys(server.context.settings)).toContain(name);
    },
  );

  it.each(rows.filter(({ from }) => from === 'signed in' || from === 'secret key'))(
    '$title requires a token',
    async (row) => {
      expect(await call(row, 'anyone')).toBe('401 no_authorization');
    },
  );

  it.each(rows.filter(({ from }) => from === 'secret key'))(
    "$title rejects a customer's token",
    async (row) => {
      expect(await call(row, 'signed in')).toBe('403 not_admin');
    },
  );

  it.each(rows.filter(({ from }) => from !== 'link'))('$title requires an API key', async (row) => {
    const target = row.target.replace(/:\w+/g, nothing);
    const answer = await server.request(target, {
      method: row.method,
      headers: { apikey: undefined },
    });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'No API key found in request' },
    ]);
  });

  it('lists every switch of the service', () => {
    const text = readFileSync(page, 'utf8');
    for (const name of ['minimumPasswordLength', ...Object.keys(switchedOff)]) {
      expect(text).toContain(`| \`${name}\``);
    }
  });
});
