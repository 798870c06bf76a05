import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../src/deployment/settings/settings.ts';
import { stopTimeoutMs } from '../src/deployment/stopTimeout.ts';
import { generateFieldKeys } from '../src/encryption/fieldKeys.ts';
import { environmentOf, exampleSettings, interpolate, readCompose } from './testing/compose.ts';
import { image, repository } from './testing/image.ts';

const { portal, provider, postgres } = readCompose();
/** The settings of `.env.example` with values filled in. */
const filled = {
  ...Object.fromEntries(exampleSettings().map((name) => [name, `a value of $${name}`])),
  POSTGRES_PASSWORD: 'secret1',
  FIELD_KEYS: JSON.stringify(generateFieldKeys()),
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_demo',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_demo',
  CARD_PROCESSOR_URL: 'https://payments.example.com/v1',
  CARD_PROCESSOR_KEY: 'a$value',
  SMTP_URL: 'smtps://portal:a$value@smtp.example.com',
  MAIL_FROM: 'Bank Bonuses <mail@example.com>',
  PORTAL_URL: 'https://portal.example.com',
  SUPPORT_EMAIL: 'help$desk@example.com',
  TERMS_URL: 'https://example.com/terms',
  PRIVACY_URL: 'https://example.com/privacy',
};

let builtPortal = '';
beforeAll(() => {
  builtPortal = mkdtempSync(join(tmpdir(), 'built-portal-'));
  writeFileSync(join(builtPortal, 'index.html'), '');
});
afterAll(() => rmSync(builtPortal, { recursive: true }));

test('compose.yaml passes every documented setting to the service, except those that the image or compose.yaml sets', () => {
  const page = readFileSync(join(repository, 'docs/environment-variables.md'), 'utf8');
  const documented = [...page.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name);
  // `DATA_DIR` does not apply, since compose.yaml uses its Postgres service as the database.
  const elsewhere = [...Object.keys(image.env), 'DATA_DIR'];
  const handed = Object.keys(portal?.environment ?? {});
  expect(handed.sort()).toEqual(documented.filter((name) => !elsewhere.includes(name)).sort());
  const decided = ['DATABASE_URL', 'METRICS_HOST', 'FIELD_KEYS_FILE'];
  const values = {
    ...filled,
    ...Object.fromEntries(handed.map((name) => [name, `${name} as given`])),
  };
  const environment = environmentOf(portal, values);
  for (const name of handed.filter((candidate) => !decided.includes(candidate))) {
    expect(environment[name]).toBe(`${name} as given`);
  }
});

test('the service accepts the settings of .env.example once its values are filled in', () => {
  const settings = readSettings({
    ...image.env,
    ...environmentOf(portal, filled),
    PORTAL_DIR: builtPortal,
  });
  expect(settings).toMatchObject({
    database: { databaseUrl: 'postgres://portal:secret1@postgres:5432/portal' },
    documents: { folder: '/data/documents' },
    processor: { key: 'a$value' },
    mail: { smtp: { auth: { user: 'portal', pass: 'a$value' } } },
    trustProxy: 1,
    portal: { config: { supportEmail: 'help$desk@example.com' } },
  });
});

test.each(['POSTGRES_PASSWORD', 'SUPABASE_URL', 'SUPABASE_SECRET_KEY'])(
  'compose.yaml rejects an empty %s',
  (name) => {
    expect(() => environmentOf(portal, { ...filled, [name]: '' })).toThrow(name);
  },
);

test('FIELD_KEYS_FILE is mounted at the path that the service reads; without it, nothing is mounted', () => {
  const mount = portal?.volumes[1] ?? '';
  const values = { ...filled, FIELD_KEYS: '', FIELD_KEYS_FILE: '/etc/portal/field-keys' };
  const { FIELD_KEYS_FILE: inside } = environmentOf(portal, values);
  expect(interpolate(mount, values)).toBe(`/etc/portal/field-keys:${inside}:ro`);
  expect(interpolate(mount, filled)).toBe(`/dev/null:${inside}:ro`);
  expect(environmentOf(portal, filled)['FIELD_KEYS_FILE']).toBe('');
});

test('the container of the command line has the settings and volumes of the service, and starts only on request', () => {
  expect(provider).toMatchObject({
    environment: portal?.environment,
    volumes: portal?.volumes,
    profiles: ['provider'],
    entrypoint: ['node', '--conditions=@bank-bonuses/source', 'apps/api/src/cli/main.ts'],
  });
  expect(provider?.['ports']).toBeUndefined();
});

test('the grace period of the container is longer than the shutdown of the service', () => {
  const drainSeconds = Number(environmentOf(portal, filled)['DRAIN_SECONDS']);
  const graceSeconds = Number(/^(\d+)s$/.exec(String(portal?.['stop_grace_period']))?.[1]);
  expect(graceSeconds).toBeGreaterThan(drainSeconds + stopTimeoutMs / 1000);
});

test('the containers run without capabilities, on a read-only file system', () => {
  for (const service of [portal, provider]) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
  expect(postgres?.['ports']).toBeUndefined();
  expect(postgres?.['networks']).toEqual(['inside']);
});
