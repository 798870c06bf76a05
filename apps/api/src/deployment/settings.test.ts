import { expect, test } from 'vitest';
import { generateFieldKeys } from '../security/fieldKeys.ts';
import { readSettings, SettingsError } from './settings.ts';

const complete = {
  DATA_DIR: 'data',
  DOCUMENTS_DIR: 'documents',
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_SECRET_KEY: 'sb_secret_marker',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_demo',
  FIELD_KEYS: JSON.stringify(generateFieldKeys()),
  CARD_PROCESSOR: 'test',
};

function problemsOf(env: Record<string, string | undefined>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

test('reads a small deployment', () => {
  expect(readSettings(complete)).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    logLevel: 'info',
    database: { dataDir: 'data' },
    supabase: { authUrl: 'https://abc.supabase.co/auth/v1' },
    trustProxy: undefined,
    portalOrigins: [],
    portal: undefined,
  });
});

test('reads a large deployment', () => {
  const settings = readSettings({
    ...complete,
    DATABASE_URL: 'postgres://db/portal',
    HOST: '0.0.0.0',
    PORT: '80',
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    PORTAL_ORIGINS: 'https://portal.example.com, https://www.example.com',
    PORTAL_DIR: 'dist',
    SUPPORT_EMAIL: 'help@example.com',
    PAYMENT_BENEFICIARY: 'Bank Bonuses LLC',
  });
  expect(settings).toMatchObject({
    port: 80,
    database: { databaseUrl: 'postgres://db/portal' },
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    portalOrigins: ['https://portal.example.com', 'https://www.example.com'],
    portal: {
      dir: 'dist',
      config: {
        apiUrl: '/',
        authUrl: 'https://abc.supabase.co/auth/v1',
        authKey: 'sb_publishable_demo',
        supportEmail: 'help@example.com',
        payment: { beneficiary: 'Bank Bonuses LLC' },
      },
    },
  });
  expect(JSON.stringify(settings.portal)).not.toContain('sb_secret_marker');
});

test('names everything that is missing in one message', () => {
  const problems = problemsOf({});
  for (const name of Object.keys(complete)) expect(problems).toContain(`- ${name} is missing`);
});

test.each([
  ['PORT', 'eighty'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['PORTAL_ORIGINS', 'https://portal.example.com/path'],
  ['SUPABASE_URL', 'abc.supabase.co'],
  ['FIELD_KEYS', '{"current":"marker"}'],
])('refuses %s=%s without repeating it', (name, value) => {
  const problems = problemsOf({ ...complete, [name]: value });
  expect(problems).toContain(name);
  expect(problems).not.toContain(`"${value}"`);
  expect(problems).not.toContain('marker');
});

test('production refuses the processor that moves no money', () => {
  expect(problemsOf({ ...complete, NODE_ENV: 'production' })).toContain('must not be "test"');
  expect(problemsOf({ ...complete, NODE_ENV: 'development' })).toBe('');
});
