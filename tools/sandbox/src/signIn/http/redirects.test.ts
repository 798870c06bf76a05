import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRedirect, withError, withFragment, withQuery } from './redirects.ts';

const settings = {
  siteUrl: 'https://portal.example.com',
  redirectAllowList: ['https://*.preview.example.com/**', 'https://app.example.com/auth/*'],
};

function chosen(wish: string | undefined, referer?: string): string {
  return chooseRedirect(wish, referer, settings);
}

/**
 * Does not use `fc.webUrl()`: it is slow to construct and rarely generates a host similar to an
 * allowed one.
 */
const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://', '//', '/\\\\', 'javascript:', ''),
    fc.oneof(
      fc.string(),
      fc.constantFrom('', 'a.', 'portal.example.com@', 'portal.example.com:80@'),
    ),
    fc.constantFrom('evil.test', 'example.com.evil.test', 'evilexample.com', 'portal.example.com'),
    fc.oneof(fc.webPath(), fc.string()),
  )
  .map((parts) => parts.join(''));

describe('redirect targets', () => {
  it.each([
    'https://portal.example.com/reset-password?type=recovery',
    'http://127.0.0.1:5173/anywhere',
    'http://[::1]:5173/',
    'https://pr-7.preview.example.com/auth/callback',
    'https://app.example.com/auth/callback',
  ])('include %s', (target) => {
    expect(chosen(target)).toBe(target);
  });

  it.each([
    '',
    'not a url',
    '/relative',
    'javascript:alert(1)',
    'http://portal.example.com/',
    'https://portal.example.com:8443/',
    'https://portal.example.com.elsewhere.example/',
    'https://portal.example.com@elsewhere.example/',
    'https://user@portal.example.com/',
    'https://a.b.preview.example.com.elsewhere.example/',
    'https://app.example.com/auth/a/b',
    'http://127.0.0.1.elsewhere.example/',
  ])('do not include %j: the site URL replaces it', (target) => {
    expect(chosen(target)).toBe(settings.siteUrl);
  });

  it('include every port on localhost if the site is on localhost', () => {
    const local = { siteUrl: 'http://localhost:4200', redirectAllowList: [] };
    expect(chooseRedirect('http://localhost:5173/x', undefined, local)).toBe(
      'http://localhost:5173/x',
    );
  });

  it('fall back to the referrer if it is allowed, otherwise to the site URL', () => {
    const page = 'https://portal.example.com/login';
    expect(chosen('https://elsewhere.example/', page)).toBe(page);
    expect(chosen(undefined, 'https://elsewhere.example/')).toBe(settings.siteUrl);
  });

  it('are on an allowed host for every requested URL', () => {
    const staysHere = fc.property(fc.oneof(address, fc.string()), (wish) => {
      const { hostname } = new URL(chosen(wish));
      expect(hostname).toMatch(/(^|\.)example\.com$|^127\.|^\[::1\]$/);
    });
    fc.assert(staysHere, { numRuns: 1_000 });
  });
});

describe('redirect parameters', () => {
  it('in the query are merged with the existing ones and sorted, and the fragment is removed', () => {
    expect(withQuery('https://portal.example.com/r?type=recovery&a=1#old', { code: 'c' })).toBe(
      'https://portal.example.com/r?a=1&code=c&type=recovery',
    );
  });

  it('in the fragment replace the existing fragment and are sorted', () => {
    expect(withFragment('https://portal.example.com/?q=1#old', { b: '2', a: '1 x' })).toBe(
      'https://portal.example.com/?q=1#a=1+x&b=2',
    );
  });

  it('of an error replace those of an earlier error, but no other parameters', () => {
    const error = { status: 403, code: 'otp_expired', message: 'Too late' };
    expect(withError('https://portal.example.com/?error=old&keep=1', error, false)).toBe(
      'https://portal.example.com/?keep=1#error=access_denied&error_code=otp_expired&error_description=Too+late&sb=',
    );
  });
});
