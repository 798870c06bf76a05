import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { guardHost } from './server.ts';

const app = fastify();
guardHost(app);
app.get('/', () => 'the mailbox');
afterAll(() => app.close());

async function get(host: string, headers: Record<string, string> = {}) {
  const { statusCode, body } = await app.inject({ url: '/', headers: { ...headers, host } });
  return { statusCode, body };
}

const misdirected = { statusCode: 421, body: 'The sandbox responds only to localhost.' };

describe('host guard', () => {
  it.each(['localhost', 'localhost:4200', '127.0.0.1:65535', '[::1]:4200'])(
    'accepts the host %s',
    async (host) => {
      expect(await get(host)).toEqual({ statusCode: 200, body: 'the mailbox' });
    },
  );

  it.each([
    'evil.example',
    'evil-localhost',
    'localhost.evil.example',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
    '127x0x0x1',
    '127.0.0.2',
    '[::1].evil.example',
  ])('rejects the host %j', async (host) => {
    expect(await get(host)).toEqual(misdirected);
  });

  it('ignores forwarded-host headers', async () => {
    const headers = { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
    expect(await get('evil.example', headers)).toEqual(misdirected);
    expect((await get('localhost', { 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200);
  });
});
