import { parsePortalConfig, type PortalConfig } from '@bank-bonuses/portal-config';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostingFiles } from './hosting.ts';
import { builtPages } from './pages.ts';

const config: PortalConfig = {
  apiUrl: 'https://api.example.com',
  authUrl: 'https://abc.example.net/auth/v1',
  authKey: 'sb_publishable_demo',
  supportEmail: 'help@example.com',
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
const styleOf = (file: string) => `main{order:${file.length}}`;
const pageOf = (file: string) =>
  `<script>first()</script><style>${styleOf(file)}</style>` +
  '<script type="application/json" id="portal-config">{}</script>';
const built = new Map(builtPages.map(({ file }) => [file, pageOf(file)]));
const files = hostingFiles(built, config);
const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Returns the content security policies in a hosting configuration file. */
const policiesOf = (text = '') =>
  [...text.matchAll(/Content-Security-Policy:? "?([^"\n]+)/g)].map(([, policy = '']) => policy);

test('every page contains the settings', () => {
  for (const { file } of builtPages) {
    const [, json = ''] = /portal-config">(.*?)<\/script>/.exec(files.get(file) ?? '') ?? [];
    expect(parsePortalConfig(JSON.parse(json))).toEqual({ ok: true, config });
  }
});

test('the policy of Netlify and Cloudflare Pages allows the inline code of all pages and the service URLs', () => {
  const [policy = '', ...others] = policiesOf(files.get('_headers'));
  expect(others).toEqual([]);
  expect(policy).toContain("connect-src 'self' https://abc.example.net https://api.example.com;");
  expect(policy).toContain(`script-src 'self' ${sha256('first()')};`);
  for (const { file } of builtPages) expect(policy).toContain(sha256(styleOf(file)));
  expect(files.get('_redirects')).toBe(
    '/login /login.html 200\n/register /register.html 200\n' +
      '/reset-password /reset-password.html 200\n/* /index.html 200\n',
  );
});

test.each(builtPages)('nginx serves $file with the policy for its inline code', ({ file }) => {
  const blocks = (files.get('nginx.conf') ?? '').split(/^\}$/m);
  const own = blocks.filter(
    (block) =>
      block.includes(`try_files /${file} `) ||
      (block.includes(`location = /${file} `) && block.includes('internal;')),
  );
  expect(own).toHaveLength(1);
  const [policy = ''] = policiesOf(own[0]);
  expect(policy).toContain(
    `script-src 'self' ${sha256('first()')}; style-src 'self' ${sha256(styleOf(file))};`,
  );
});

test('every host caches assets for a year', () => {
  const forever = 'public, max-age=31536000, immutable';
  expect(files.get('_headers')).toContain(`/assets/*\n  Cache-Control: ${forever}`);
  expect(files.get('nginx.conf')).toContain(`add_header Cache-Control "${forever}" always;`);
});
