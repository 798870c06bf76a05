import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

/**
 * Sends the text over a raw connection. Returns everything that the server sends until it closes
 * the connection.
 */
async function send(text: string) {
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, body: JSON.parse(body) as unknown };
}

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\nx-supabase-api-version: 2024-01-01\r\nconnection: close\r\n${headers}\r\n`;

describe('malformed path', () => {
  it.each(['/auth/v1/%zz', '/auth/v1/%', '/auth/v1/verify%E0%A4%A', '/auth/v1/%C0%AF?a=b'])(
    '%s gets the response of an unknown path',
    async (path) => {
      const { head, body } = await send(get(path));
      expect(head).toMatch(/^HTTP\/1\.1 404 /);
      expect(head).toContain('x-sb-error-code: not_found');
      expect(head).toContain('x-content-type-options: nosniff');
      expect(body).toEqual({ code: 'not_found', message: 'Not found' });
    },
  );

  it.each(['/auth/v1x/%zz', '/auth/%zz', '/%zz'])(
    '%s outside the prefix gets the default response',
    async (path) => {
      expect((await send(get(path))).body).toEqual({ detail: 'Not found' });
    },
  );

  it('of 8,000 characters gets the response of an unknown path', async () => {
    const { body } = await send(
      get(`/auth/v1/unheard-of/${'x'.repeat(8000)}`, 'apikey: sb_publishable_test\r\n'),
    );
    expect(body).toEqual({ code: 'not_found', message: 'Not found' });
  });
});

describe('malformed request', () => {
  const requests = [
    ['an endless path', get(`/auth/v1/${'x'.repeat(20_000)}`), 431],
    ['endless headers', get('/auth/v1/user', `x: ${'x'.repeat(20_000)}\r\n`), 431],
    ['an unknown method', 'GRAB /auth/v1/user HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    ['no length', get('/auth/v1/user', 'content-length: many\r\n'), 400],
    [
      'two lengths',
      get('/auth/v1/token', 'content-length: 1\r\ntransfer-encoding: chunked\r\n'),
      400,
    ],
  ] as const;

  it.each(requests)(
    "with %s gets an error in the sign-in service's format",
    async (_what, text, status) => {
      const { head, body } = await send(text);
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toContain('x-sb-error-code: bad_request');
      expect(body).toEqual({ code: 'bad_request', message: expect.any(String) as string });
    },
  );

  it.each(requests)('with %s outside the prefix gets the default response', async (_what, text) => {
    const { body } = await send(text.replace('/auth/v1/', '/api/'));
    expect(body).toEqual({ detail: expect.any(String) as string });
  });
});

describe('body', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'nonsense', 'a/b; charset=utf-16'])(
    'with the content type %s is parsed as JSON',
    async (type) => {
      for (const body of ['email=a', '{"email":', '\u0000', '"']) {
        const headers = { 'content-type': type };
        const answer = await server.request('/signup', { method: 'POST', headers, body });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'bad_json' });
      }
    },
  );

  it.each(['/signup', '/unheard-of'])('of 100,000 characters is rejected by %s', async (path) => {
    const body = JSON.stringify({ email: 'x'.repeat(100_000) });
    const answer = await server.request(path, { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'request_entity_too_large' });
  });
});
