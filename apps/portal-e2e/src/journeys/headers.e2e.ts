import { paths } from '@bank-bonuses/product/routes';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures/test.ts';

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

const htmlPages = [
  ...Object.values(paths),
  `${paths.resetPassword}?type=recovery`,
  '/nobody/knows/this',
];

function directives(header: string | undefined): Record<string, string[]> {
  const parts = (header ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]));
}

/** Returns the URLs of the scripts and styles that a page loads. */
async function assetsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
}

/**
 * Returns the Content Security Policy sources of a page's inline scripts or styles. Skips JSON
 * blocks, which are data.
 */
function inlineSources(html: string, kind: 'script' | 'style'): string[] {
  const blocks = [...html.matchAll(new RegExp(`<${kind}\\b([^>]*)>([^]*?)</${kind}>`, 'gi'))];
  return blocks
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

function expectHtmlHeaders(response: APIResponse, html: string): void {
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^text\/html/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
  const own = { script: inlineSources(html, 'script'), style: inlineSources(html, 'style') };
  // One inline script sets the theme and preloads the page's scripts. Of the two inline styles, one
  // has the font's rule, the other the styles of the first paint.
  expect([own.script.length, own.style.length]).toEqual([1, 2]);
  expect(directives(response.headers()['content-security-policy'])).toEqual({
    ...policy,
    'script-src': ["'self'", ...own.script],
    'style-src': ["'self'", ...own.style],
  });
}

test(
  'every page has a strict policy that lists the inline code of that page',
  { tag: '@shell' },
  async ({ request }) => {
    for (const path of htmlPages) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expectHtmlHeaders(response, html);
      expect(html.match(/<[^>]+\s(?:style|on[a-z]+)=/gi) ?? [], path).toEqual([]);
    }
  },
);

test(
  'an unknown asset path and an unknown API path respond with 404 and no HTML page',
  { tag: '@shell' },
  async ({ request }) => {
    for (const path of ['/assets/nothing.js', '/assets/', '/api/nothing', '/api/user/nothing']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['content-type'] ?? '', path).not.toContain('html');
      expect(await response.text(), path).not.toContain('<html');
    }
  },
);

test(
  'assets may be cached for a year as immutable, and have no source maps',
  { tag: '@shell' },
  async ({ request }) => {
    const urls = await assetsOf(request, paths.login);
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) {
      const response = await request.get(url);
      expect(response.headers()['cache-control'], url).toBe('public, max-age=31536000, immutable');
      expect(response.headers()['x-content-type-options'], url).toBe('nosniff');
      expect(await response.text(), url).not.toContain('sourceMappingURL');
      expect((await request.get(`${url}.map`)).status(), url).toBe(404);
    }
  },
);

test('no cache stores API responses', { tag: '@shell' }, async ({ request }) => {
  const response = await request.get('/api/user/profile');
  expect(response.status()).toBe(401);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(directives(response.headers()['content-security-policy'])['default-src']).toEqual([
    "'none'",
  ]);
});
