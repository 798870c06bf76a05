import { parsePortalConfig, type PortalConfig } from '@bank-bonuses/product/config';
import fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePortal } from './servePortal.ts';

const config: PortalConfig = {
  apiUrl: '/',
  authUrl: '/auth/v1',
  authKey: 'sb_publishable_demo',
  supportEmail: '</script><script>alert(1)</script> $& $1',
  termsUrl: '#',
  privacyUrl: '#',
  payment: {
    beneficiary: '',
    bank: '',
    accountNumber: '',
    routingNumber: '',
    alternateRoutingNumber: '',
  },
};
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
const pages = ['index', 'login', 'register', 'reset-password', 'set-new-password'];
const firstScript = 'first()';
const styleOf = (name: string) => `main{order:${name.length}}`;
const pageOf = (name: string) => `<!doctype html><title>${name}</title>
  <script data-preload="/assets/area.js">${firstScript}</script><style>${styleOf(name)}</style>
  <script type="application/json" id="portal-config">
    {}
  </script>`;

let dir = '';
let app: FastifyInstance;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(dir, 'assets', 'deep'), { recursive: true });
  const write = (name: string, text: string | Buffer) => writeFileSync(join(dir, name), text);
  for (const page of pages) write(`${page}.html`, pageOf(page));
  write('assets/main-abc.js', script);
  write('assets/main-abc.js.map', '{}');
  write('assets/deep/style-abc.css', 'a{}');
  write('assets/deep/style-abc.css.br', brotliCompressSync('/* from the build */'));
  write('assets/photo-abc.png', Buffer.from([1, 2, 3]));
  write('favicon.svg', '<svg/>');
  writeFileSync(`${dir}-secret.txt`, 'outside');
  app = fastify();
  await app.register(servePortal, { dir, config });
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
  rmSync(`${dir}-secret.txt`);
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

test.each([
  ['/', 'index'],
  ['/register/', 'register'],
  ['/reset-password?code=1', 'reset-password'],
  ['/reset-password?code=1&type=recovery', 'set-new-password'],
  ['/dashboard', 'index'],
  ['/login.html', 'index'],
  ['/john.doe@example', 'index'],
])('serves %s as the page %s', async (url, page) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(titleOf(answer.body)).toBe(page);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test.each([
  ['/login', 'login'],
  ['/reset-password?type=recovery', 'set-new-password'],
])(
  'sends %s with the security headers and a strict policy that lists its inline code',
  async (url, page) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' ${sha256(firstScript)}; ` +
        `style-src 'self' ${sha256(styleOf(page))}; img-src 'self' blob: data:; ` +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'; object-src 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('allows the camera on the portal’s own pages, and no device features for other files', async () => {
  const page = await get('/register');
  expect(page.headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=()');
  const missing = await get('/assets/missing.js');
  expect(missing.headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=()');
});

test('puts the settings into the page without letting them run as code', async () => {
  const { body, headers } = await get('/login');
  const block = /<script type="application\/json" id="portal-config">(.*?)<\/script>/s.exec(body);
  expect(parsePortalConfig(JSON.parse(block?.[1] ?? ''))).toEqual({ ok: true, config });
  expect(body.match(/<script/g)).toHaveLength(2);
  expect(String(headers['content-security-policy']).match(/sha256-/g)).toHaveLength(2);
});

test('caches files for a year and serves them as built', async () => {
  const answer = await get('/assets/main-abc.js');
  expect(answer.body).toBe(script);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/favicon.svg')).headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/svg+xml',
  });
});

test.each([
  '/assets/nothing.js',
  '/assets',
  '/assets/main-abc.js.map',
  '/assets/deep/style-abc.css.br',
  '/../portal-secret.txt',
  '/%2e%2e/secret.txt',
])('%s gets a 404 without a page', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('Not found');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('compresses as the client accepts, and prefers the build’s compressed files', async () => {
  const brotli = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  expect(brotli.rawPayload.length).toBeLessThan(200);

  const gzip = await get('/login', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(titleOf(gunzipSync(gzip.rawPayload).toString())).toBe('login');

  const plain = await get('/login', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const built = await get('/assets/deep/style-abc.css', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(built.rawPayload).toString()).toBe('/* from the build */');
  const image = await get('/assets/photo-abc.png', { 'accept-encoding': 'br' });
  expect(image.headers['content-encoding']).toBeUndefined();
  expect(image.rawPayload).toEqual(Buffer.from([1, 2, 3]));
});

test('does not resend a file that the client has cached', async () => {
  const first = await get('/login', { 'accept-encoding': 'br' });
  const etag = String(first.headers['etag']);
  const again = await get('/login', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers['content-security-policy']).toContain("default-src 'none'");
  // Another encoding has another ETag.
  expect((await get('/login', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('tells the browser to stay on https', async () => {
  const behindProxy = fastify({ trustProxy: '127.0.0.1' });
  await behindProxy.register(servePortal, { dir, config });
  const { headers } = await behindProxy.inject({
    url: '/login',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('reports a folder without a built portal', async () => {
  const started = fastify().register(servePortal, { dir: join(dir, 'assets'), config });
  await expect(started).rejects.toThrow('index.html is missing');
});
