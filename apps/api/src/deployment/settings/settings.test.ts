import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateFieldKeys } from '../../encryption/fieldKeys.ts';
import { complete, issuesOf } from '../../testing/deploymentSettings.ts';
import { readSettings } from './settings.ts';
import type { Variables } from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
writeFileSync(join(folder, 'index.html'), '');
const keyFile = join(folder, 'keys.json');
writeFileSync(keyFile, JSON.stringify(generateFieldKeys()), { mode: 0o600 });
const openKeyFile = join(folder, 'open.json');
writeFileSync(openKeyFile, JSON.stringify(generateFieldKeys()), { mode: 0o644 });
afterAll(() => rmSync(folder, { recursive: true }));

const production = { NODE_ENV: 'production', CARD_PROCESSOR: 'http' };
const processor = { CARD_PROCESSOR_URL: 'https://pay.example.com/v1', CARD_PROCESSOR_KEY: 'key' };
const bucket = {
  DOCUMENTS_DIR: '',
  S3_BUCKET: 'documents',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const mail = { SMTP_URL: 'smtps://user:p%40ss@smtp.example.com', MAIL_FROM: 'Us <us@example.com>' };
const portal = { PORTAL_DIR: folder };
const read = (env: Variables) => readSettings({ ...complete, ...env });

test('returns the defaults of a small deployment', () => {
  expect(read({ PORT: ' ' })).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    logLevel: 'info',
    database: { dataDir: 'data' },
    documents: { folder: 'documents' },
    supabase: {
      authUrl: 'https://abc.supabase.co/auth/v1',
      secretKey: 'sb_secret_marker',
      publishableKey: 'sb_publishable_demo',
      issuer: undefined,
      sessionCacheSeconds: 30,
    },
    signIn: { AUTH_PROFILE: 'standard', IDLE_TIMEOUT_SECONDS: 0, AUTH_UNLINK: false },
    processor: 'test',
    mail: undefined,
    trustProxy: undefined,
    portalOrigins: [],
    portal: undefined,
    metrics: undefined,
    maxRequests: 500,
    drainSeconds: 0,
    timeZone: 'America/New_York',
  });
});

test.each<[Variables, object]>([
  [
    { HOST: '::1', PORT: ' 80 ' },
    { host: '::1', port: 80 },
  ],
  [{ DATABASE_URL: 'postgres://db/portal' }, { database: { databaseUrl: 'postgres://db/portal' } }],
  [bucket, { documents: { bucket: { bucket: 'documents', region: 'us-east-1' } } }],
  [{ ...production, ...processor }, { processor: { url: 'https://pay.example.com/v1' } }],
  [mail, { mail: { smtp: { url: mail.SMTP_URL, from: mail.MAIL_FROM }, noticesSince: undefined } }],
  [{ ...mail, NOTICES_SINCE: '2026-12-01' }, { mail: { noticesSince: '2026-12-01' } }],
  [{ ...mail, PORTAL_URL: 'https://p.example' }, { mail: { portalUrl: 'https://p.example' } }],
  [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: undefined }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  [{ PORTAL_ORIGINS: 'https://a.example, ' }, { portalOrigins: ['https://a.example'] }],
  [{ AUTH_PROFILE: 'hardened' }, { signIn: { IDLE_TIMEOUT_SECONDS: 900 } }],
  [{ IDLE_TIMEOUT_SECONDS: '1800' }, { signIn: { IDLE_TIMEOUT_SECONDS: 1800 } }],
  [{ FIELD_KEYS: '', FIELD_KEYS_FILE: keyFile }, { fieldKeys: { currentKeyId: 'k1' } }],
])('reads the settings %j', (env, settings) => {
  expect(read(env)).toMatchObject(settings);
});

test('the portal gets its settings without a secret', () => {
  expect(read(portal).portal).toEqual({
    dir: folder,
    config: {
      apiUrl: '/',
      authUrl: 'https://abc.supabase.co/auth/v1',
      authKey: 'sb_publishable_demo',
      supportEmail: '',
      termsUrl: '#',
      privacyUrl: '#',
      payment: {
        beneficiary: '',
        bank: '',
        accountNumber: '',
        routingNumber: '',
        alternateRoutingNumber: '',
      },
      authProfile: 'standard',
      phoneFactors: false,
      unlink: false,
    },
  });
});

test.each<[Variables, object]>([
  [{ PORTAL_API_URL: 'https://api.example.com' }, { apiUrl: 'https://api.example.com' }],
  [{ SUPPORT_EMAIL: 'help@example.com' }, { supportEmail: 'help@example.com' }],
  [{ TAX_FORMS_TEXT: 'In January.' }, { taxFormsText: 'In January.' }],
  [
    { TERMS_URL: '/terms', PRIVACY_URL: '#p' },
    { termsUrl: '/terms', privacyUrl: '#p' },
  ],
  [{ PAYMENT_BENEFICIARY: 'Us LLC' }, { payment: { beneficiary: 'Us LLC' } }],
  [{ AUTH_PROFILE: 'hardened' }, { authProfile: 'hardened', idleTimeoutSeconds: 900 }],
  [{ AUTH_PROVIDERS: 'google, apple,google' }, { signInProviders: ['google', 'apple'] }],
  [
    { AUTH_PHONE_FACTORS: 'true', AUTH_UNLINK: 'true' },
    { phoneFactors: true, unlink: true },
  ],
])('the settings %j reach the portal', (env, config) => {
  expect(read({ ...portal, ...env }).portal?.config).toMatchObject(config);
});

test.each<[Variables, string[]]>([
  [{}, Object.keys(complete)],
  [
    { ...complete, ...portal, ...production, S3_BUCKET: 'documents', SUPABASE_PUBLISHABLE_KEY: '' },
    [
      'DOCUMENTS_DIR',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'SUPABASE_PUBLISHABLE_KEY',
      'CARD_PROCESSOR_URL',
      'CARD_PROCESSOR_KEY',
    ],
  ],
  [{ ...complete, MAIL_FROM: 'us@example.com' }, ['SMTP_URL']],
  [{ ...complete, SMTP_URL: 'smtp://localhost' }, ['MAIL_FROM']],
  [{ ...complete, NOTICES_SINCE: '2026-12-01' }, ['SMTP_URL', 'MAIL_FROM']],
])('one error names everything that is missing in %j', (env, names) => {
  const lines = issuesOf(env).split('\n').slice(1);
  const named = lines.map(
    (line) => /^- (\w+) (is missing: |and S3_BUCKET are both)/.exec(line)?.[1],
  );
  expect(named.sort()).toEqual(names.sort());
});

test.each<[string, string, Variables?]>([
  ['NODE_ENV', 'marker', { ...production, ...processor }],
  ['HOST', 'marker of a host'],
  ['PORT', 'eighty'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://marker@db/portal'],
  ['S3_BUCKET', 'Marker/of/a/bucket', bucket],
  ['S3_ENDPOINT', 'http://storage.example.com', { ...bucket, ...production, ...processor }],
  ['FIELD_KEYS', '{"current":"marker"}'],
  ['FIELD_KEYS', complete.FIELD_KEYS, { FIELD_KEYS_FILE: keyFile }],
  ['FIELD_KEYS_FILE', '/marker/of/a/file', { FIELD_KEYS: '' }],
  ['FIELD_KEYS_FILE', openKeyFile, { FIELD_KEYS: '' }],
  ['SUPABASE_URL', 'abc.supabase.co'],
  ['SUPABASE_URL', 'https://marker.supabase.co/auth/v1'],
  ['SUPABASE_URL', 'http://auth.example.com', { ...production, ...processor }],
  ['SUPABASE_SECRET_KEY', 'sb_publishable_marker'],
  ['SUPABASE_SECRET_KEY', complete.SUPABASE_PUBLISHABLE_KEY],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_marker_2'],
  ['SUPABASE_JWT_ISSUER', 'marker'],
  ['SESSION_CACHE_SECONDS', '31'],
  ['AUTH_PROFILE', 'marker'],
  ['IDLE_TIMEOUT_SECONDS', '0', { AUTH_PROFILE: 'hardened' }],
  ['AUTH_PROVIDERS', 'google, marker'],
  ['AUTH_PHONE_FACTORS', 'marker'],
  ['CARD_PROCESSOR', 'marker'],
  ['CARD_PROCESSOR_URL', 'http://pay.example.com', { CARD_PROCESSOR: 'http', ...processor }],
  ['CARD_PROCESSOR_KEY', 'two parts', { CARD_PROCESSOR: 'http', ...processor }],
  ['SMTP_URL', 'https://u:marker@smtp.example.com', mail],
  ['SMTP_URL', 'smtp://u:marker%zz@smtp.example.com', mail],
  ['SMTP_URL', 'smtp://u:marker@smtp.example.com?requireTLS=false', mail],
  ['MAIL_FROM', 'marker', mail],
  ['PORTAL_URL', 'https://portal.example.com/x'],
  ['NOTICES_SINCE', '2026-02-31', mail],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '127.0.0.1, 0.0.0.0/0'],
  ['PORTAL_ORIGINS', 'https://portal.example.com/path'],
  ['PORTAL_DIR', '/marker/of/a/folder'],
  ['PORTAL_API_URL', 'marker', portal],
  ['TERMS_URL', 'javascript:marker', portal],
  ['SUPPORT_EMAIL', 'marker', portal],
  ['METRICS_PORT', '-1'],
  ['METRICS_HOST', 'a b', { METRICS_PORT: '9464' }],
  ['MAX_REQUESTS', '0'],
  ['DRAIN_SECONDS', 'marker'],
  ['TIME_ZONE', 'Marker/Zone'],
  ['TIME_ZONE', '+05:00'],
  ['RETENTION_DAYS', '0'],
])('rejects %s=%s without repeating the value', (name, value, others) => {
  const issues = issuesOf({ ...complete, ...others, [name]: value });
  expect(issues).toMatch(new RegExp(`^Fix these settings:\n- ${name} [^\n]+$`));
  expect(issues).not.toContain(`"${value}"`);
  expect(issues).not.toContain('marker');
});

test.each(['production', 'Production', ''])(
  'NODE_ENV=%s rejects the processor that charges no cards',
  (name) => {
    expect(issuesOf({ ...complete, NODE_ENV: name })).toContain('must not be "test"');
  },
);

test('addresses on this machine need no https', () => {
  for (const url of ['http://127.0.0.1:9', 'http://[::1]:9', 'http://localhost:9']) {
    const env = { ...complete, ...production, ...processor, ...bucket };
    const local = { SUPABASE_URL: url, S3_ENDPOINT: url, CARD_PROCESSOR_URL: url };
    expect(issuesOf({ ...env, ...local })).toBe('');
  }
});
