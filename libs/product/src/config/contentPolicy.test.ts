import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineSources } from './contentPolicy.ts';

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const own = { apiUrl: '/', authUrl: '/auth/v1' };
const none = { scripts: [], styles: [] };

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('the policy allows no inline code if the page has none', () => {
  expect(contentSecurityPolicy(own, none)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; " +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('the policy allows each inline block by its own hash, in the directive for its type', () => {
  const html =
    '<script data-preload="/a.js">\nfirst()\n</script><STYLE>p{margin:0}</STYLE><script>second()</script>';
  const policy = directives(contentSecurityPolicy(own, inlineSources(html)));
  expect(policy['script-src']).toEqual(["'self'", sha256('\nfirst()\n'), sha256('second()')]);
  expect(policy['style-src']).toEqual(["'self'", sha256('p{margin:0}')]);
});

test('the policy has no hash for an external file or a data block', () => {
  const html = [
    '<script src="/assets/a.js"></script>',
    '<script type="application/json" id="portal-config">{"apiUrl":"/"}</script>',
    '<link rel="stylesheet" href="/assets/a.css">',
  ].join('');
  expect(inlineSources(html)).toEqual(none);
});

test('the policy allows connections to the configured services, and lists each origin once', () => {
  const elsewhere = {
    apiUrl: 'https://abc.example.com/prefix',
    authUrl: 'https://abc.example.com',
  };
  expect(directives(contentSecurityPolicy(elsewhere, none))['connect-src']).toEqual([
    "'self'",
    'https://abc.example.com',
  ]);
});
