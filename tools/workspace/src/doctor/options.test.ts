import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const url = 'https://abc.supabase.co';
const portal = ['--portal', 'https://portal.example.com/'];
const key = ['--key', 'sb_publishable_marker'];

test('arguments win over the environment variables of the service', () => {
  const env = {
    SUPABASE_URL: 'https://other.supabase.co/',
    SUPABASE_PUBLISHABLE_KEY: 'one',
    SUPABASE_SECRET_KEY: 'two',
    AUTH_PROVIDERS: ' google, apple',
  };
  const options = {
    url: 'https://other.supabase.co',
    key: 'one',
    secretKey: 'two',
    portal: 'https://portal.example.com',
    providers: ['google', 'apple'],
    issuer: 'https://other.supabase.co/auth/v1',
  };
  expect(readOptions(portal, env)).toEqual(options);
  const issuer = 'https://auth.example.com';
  const args = [url, ...key, ...portal, '--providers', 'apple'];
  expect(readOptions(args, { ...env, SUPABASE_JWT_ISSUER: issuer })).toEqual({
    ...options,
    url,
    key: 'sb_publishable_marker',
    providers: ['apple'],
    issuer,
  });
});

const legacySecret = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.sig`;

test.each<[string[], string]>([
  [[], 'The address must be a URL'],
  [[url], '--key is missing'],
  [[url, ...key], '--portal must be a URL'],
  [[url, ...key, '--secret=marker'], 'An argument is unknown'],
  [[url, ...key, ...portal, 'sb_secret_marker'], 'Give one address'],
  [['ftp://marker', ...key], 'The address must be a URL'],
  [['http://marker.example.com', ...key], 'The address must be a URL'],
  [['https://u:marker@x.example.com', ...key], 'without user'],
  [[`${url}/auth/v1`, ...key], 'without user, query, fragment and /auth/v1'],
  [[url, '--key', 'a marker'], '--key is missing, or contains'],
  [[url, ...key, '--portal', 'http://marker.example.com'], '--portal must be a URL'],
  [[url, '--key', 'sb_secret_marker'], '--key is a secret key'],
  [[url, '--key', legacySecret], '--key is a secret key'],
])('%j are rejected with a message that contains none of the values', (args, message) => {
  const read = () => readOptions(args, {});
  expect(read).toThrow(message);
  expect(read).not.toThrow(/marker/);
});

test('rejects the same key as the publishable and the secret key', () => {
  const read = () => readOptions([url, ...key, ...portal], { SUPABASE_SECRET_KEY: key[1] });
  expect(read).toThrow('--key is a secret key');
});
