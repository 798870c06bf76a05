import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateFieldKeys } from '../../encryption/fieldKeys.ts';
import { readSettings } from './settings.ts';
import { complete, issuesOf } from '../../testing/deploymentSettings.ts';

const portalDir = mkdtempSync(join(tmpdir(), 'built-portal-'));
writeFileSync(join(portalDir, 'index.html'), '');
afterAll(() => rmSync(portalDir, { recursive: true }));

test('returns the settings of a small deployment', () => {
  expect(readSettings(complete)).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    logLevel: 'info',
    database: { dataDir: 'data' },
    documents: { folder: 'documents' },
    processor: 'test',
    metrics: undefined,
    maxRequests: 500,
    drainSeconds: 0,
    supabase: { authUrl: 'https://abc.supabase.co/auth/v1', sessionCacheSeconds: 30 },
    trustProxy: undefined,
    portalOrigins: [],
    portal: undefined,
  });
});

test('returns the settings of a large deployment', () => {
  const settings = readSettings({
    ...complete,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/portal',
    DOCUMENTS_DIR: '',
    S3_BUCKET: 'portal-documents',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 's3-secret-marker',
    CARD_PROCESSOR: 'http',
    CARD_PROCESSOR_URL: 'https://payments.example.com/v1',
    CARD_PROCESSOR_KEY: 'processor-marker',
    METRICS_PORT: '9464',
    DRAIN_SECONDS: '10',
    HOST: '0.0.0.0',
    PORT: '80',
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    PORTAL_ORIGINS: 'https://portal.example.com, https://www.example.com',
    PORTAL_DIR: portalDir,
    SUPPORT_EMAIL: 'help@example.com',
    PAYMENT_BENEFICIARY: 'Bank Bonuses LLC',
  });
  expect(settings).toMatchObject({
    port: 80,
    database: { databaseUrl: 'postgres://db/portal' },
    documents: { bucket: { bucket: 'portal-documents', region: 'us-east-1' } },
    processor: { url: 'https://payments.example.com/v1', key: 'processor-marker' },
    metrics: { host: '127.0.0.1', port: 9464 },
    drainSeconds: 10,
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    portalOrigins: ['https://portal.example.com', 'https://www.example.com'],
    portal: {
      dir: portalDir,
      config: {
        apiUrl: '/',
        authUrl: 'https://abc.supabase.co/auth/v1',
        authKey: 'sb_publishable_demo',
        supportEmail: 'help@example.com',
        payment: { beneficiary: 'Bank Bonuses LLC' },
      },
    },
  });
  expect(JSON.stringify(settings.portal)).not.toContain('marker');
});

test('the portal gets the settings of the hardened profile, and none for the standard profile', () => {
  const portal = { ...complete, PORTAL_DIR: portalDir };
  const standard = readSettings({ ...portal, AUTH_PROFILE: 'standard' });
  expect(standard.portal).toEqual(readSettings(portal).portal);
  expect(standard.portal?.config).not.toHaveProperty('authProfile');
  expect(standard.portal?.config).not.toHaveProperty('idleTimeoutSeconds');
  const hardened = readSettings({ ...portal, AUTH_PROFILE: 'hardened' });
  expect(hardened.authProfile).toBe('hardened');
  expect(hardened.portal?.config).toMatchObject({
    authProfile: 'hardened',
    idleTimeoutSeconds: 900,
  });
});

test('the portal gets further sign-in methods only if the settings offer them', () => {
  const portal = { ...complete, PORTAL_DIR: portalDir };
  const none = readSettings({ ...portal, AUTH_PROVIDERS: '', AUTH_PHONE_FACTORS: 'false' });
  expect(none.portal).toEqual(readSettings(portal).portal);
  expect(none.portal?.config).not.toHaveProperty('signInProviders');
  expect(none.portal?.config).not.toHaveProperty('phoneFactors');
  expect(none.portal?.config).not.toHaveProperty('unlink');
  const both = readSettings({
    ...portal,
    AUTH_PROVIDERS: 'google, apple',
    AUTH_PHONE_FACTORS: 'true',
    AUTH_UNLINK: 'true',
  });
  expect(both.portal?.config).toMatchObject({
    signInProviders: ['google', 'apple'],
    phoneFactors: true,
    unlink: true,
  });
});

test('one error names all missing settings', () => {
  const issues = issuesOf({});
  for (const name of Object.keys(complete)) expect(issues).toContain(`- ${name} is missing`);
});

test('the error names every missing setting of a group that is partly set', () => {
  const issues = issuesOf({
    ...complete,
    DOCUMENTS_DIR: '',
    S3_BUCKET: 'documents',
    CARD_PROCESSOR: 'http',
    PORTAL_DIR: portalDir,
    SUPABASE_PUBLISHABLE_KEY: '',
  });
  for (const name of [
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'CARD_PROCESSOR_URL',
    'CARD_PROCESSOR_KEY',
    'SUPABASE_PUBLISHABLE_KEY',
  ]) {
    expect(issues).toContain(`- ${name} is missing: `);
  }
});

test.each([
  ['PORT', 'eighty'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1, 0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0'],
  ['PORTAL_ORIGINS', 'https://portal.example.com/path'],
  ['SUPABASE_URL', 'abc.supabase.co'],
  ['SUPABASE_URL', 'https://marker.supabase.co/auth/v1'],
  ['SUPABASE_JWT_ISSUER', 'marker'],
  ['SUPABASE_SECRET_KEY', 'sb_secret_of two parts'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of\ntwo parts'],
  ['HOST', 'marker of a host'],
  ['FIELD_KEYS_FILE', '/marker/of/a/file'],
  ['FIELD_KEYS', '{"current":"marker"}'],
  ['DATABASE_URL', 'mysql://marker@db/portal'],
  ['S3_BUCKET', 'Marker/of/a/bucket'],
  ['PORTAL_DIR', '/marker/of/a/folder'],
  ['METRICS_PORT', '-1'],
  ['MAX_REQUESTS', '0'],
  ['SESSION_CACHE_SECONDS', '31'],
  ['DRAIN_SECONDS', 'marker'],
  ['TIME_ZONE', 'Marker/Zone'],
  ['TIME_ZONE', '+05:00'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', 'marker'],
  ['AUTH_PROFILE', 'marker'],
  ['IDLE_TIMEOUT_SECONDS', '59'],
  ['IDLE_TIMEOUT_SECONDS', 'marker'],
  ['AUTH_PROVIDERS', 'google, marker'],
  ['AUTH_PHONE_FACTORS', 'marker'],
  ['NODE_ENV', 'marker'],
  ['CARD_PROCESSOR', 'marker'],
  ['SUPABASE_SECRET_KEY', 'sb_publishable_marker'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_marker_2'],
])('rejects %s=%s without repeating the value', (name, value) => {
  const issues = issuesOf({ ...complete, [name]: value });
  expect(issues).toContain(name);
  expect(issues).not.toContain(`"${value}"`);
  expect(issues).not.toContain('marker');
});

test('an unusable key file is reported together with other invalid settings', () => {
  const file = join(portalDir, 'keys.json');
  const withFile = () =>
    issuesOf({ ...complete, FIELD_KEYS: '', FIELD_KEYS_FILE: file, PORT: 'x' });
  expect(withFile()).toContain('- FIELD_KEYS_FILE cannot be read (ENOENT)');
  writeFileSync(file, JSON.stringify(generateFieldKeys()), { mode: 0o644 });
  expect(withFile()).toContain('can be read by others');
  expect(withFile()).toContain('- PORT must be');
});

test('the error names every invalid portal setting, without its value', () => {
  const env = { ...complete, PORTAL_DIR: portalDir };
  const lines = issuesOf({
    ...env,
    SUPABASE_PUBLISHABLE_KEY: '',
    PORTAL_API_URL: 'marker',
    TERMS_URL: 'javascript:marker',
    PRIVACY_URL: 'marker',
    SUPPORT_EMAIL: 'marker',
    PORTAL_ORIGINS: 'marker, other-marker',
  }).split('\n');
  const named = lines.slice(1).map((line) => /^- ([A-Z_]+) /.exec(line)?.[1]);
  expect(named.sort()).toEqual([
    'PORTAL_API_URL',
    'PORTAL_ORIGINS',
    'PRIVACY_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPPORT_EMAIL',
    'TERMS_URL',
  ]);
});

test('rejects settings that name two places for the documents', () => {
  expect(issuesOf({ ...complete, S3_BUCKET: 'documents' })).toContain('are both set');
});
