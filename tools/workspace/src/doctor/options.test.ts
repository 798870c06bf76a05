import { expect, test } from 'vitest';
import { ArgumentError, readOptions } from './options.ts';

const good = ['--url', 'https://abc.supabase.co/', '--key', 'sb_publishable_marker'];

test('arguments win over the environment variables of the service', () => {
  const env = {
    SUPABASE_URL: 'https://other.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'one',
    SUPABASE_SECRET_KEY: 'two',
    AUTH_UNLINK: 'true',
    SUPABASE_JWT_ISSUER: 'https://auth.example.com',
    AUTH_PROVIDERS: ' google, apple',
  };
  const ofEnv = readOptions([], env);
  expect(ofEnv).toMatchObject({
    url: env.SUPABASE_URL,
    key: 'one',
    providers: ['google', 'apple'],
  });
  const args = [
    ...good.slice(1),
    '--portal',
    'https://portal.example.com/',
    '--timeout',
    '2',
    '--json',
  ];
  expect(readOptions(args, env)).toEqual({
    url: 'https://abc.supabase.co',
    key: 'sb_publishable_marker',
    secretKey: 'two',
    portal: 'https://portal.example.com',
    providers: ['google', 'apple'],
    issuer: 'https://auth.example.com',
    unlink: true,
    phoneFactors: false,
    json: true,
    timeoutMs: 2_000,
  });
});

test('no other argument is required with --help', () => {
  expect(readOptions(['--help'], {})).toBeUndefined();
});

test.each<[string[], string]>([
  [[], 'The address must be a URL'],
  [['--url', 'https://abc.supabase.co'], '--key is missing'],
  [[...good, '--secret'], 'Unknown argument --secret'],
  [[...good, 'sb_secret_marker'], 'Give one address'],
  [['ftp://marker', '--key', 'a'], 'The address must be a URL'],
  [['--url', 'https://u:marker@x.example.com', '--key', 'a'], 'without user'],
  [['--url', 'https://x.example.com', '--key', 'a marker'], '--key is missing, or contains'],
  [[...good, '--providers', 'google, sb_secret_marker'], '--providers must be Supabase'],
  [[...good, '--timeout', 'marker'], '--timeout must be a number of seconds'],
])('%j are rejected with a message that contains none of the values', (args, message) => {
  const read = () => readOptions(args, {});
  expect(read).toThrow(ArgumentError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/marker/);
});
