import { describe, expect, it } from 'vitest';
import { ArgumentError, readOptions } from './options.ts';

const good = ['--url', 'https://abc.supabase.co/', '--key', 'sb_publishable_marker'];

describe('arguments', () => {
  it('are read, and the slash at the end of a URL is removed', () => {
    const args = [...good, '--portal', 'https://portal.example.com/', '--timeout', '2', '--json'];
    expect(readOptions(args, {})).toEqual({
      url: 'https://abc.supabase.co',
      key: 'sb_publishable_marker',
      secretKey: undefined,
      portal: 'https://portal.example.com',
      providers: [],
      phoneFactors: false,
      issuer: undefined,
      json: true,
      timeoutMs: 2_000,
    });
  });

  it('default to the environment variables of the service', () => {
    const env = {
      SUPABASE_URL: 'https://abc.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'one',
      SUPABASE_SECRET_KEY: 'two',
      SUPABASE_JWT_ISSUER: 'https://auth.example.com',
    };
    expect(readOptions([], env)).toMatchObject({
      key: 'one',
      secretKey: 'two',
      issuer: 'https://auth.example.com',
    });
    expect(readOptions([...good, '--secret-key', 'three'], env)).toMatchObject({
      key: 'sb_publishable_marker',
      secretKey: 'three',
    });
  });

  it('set providers and phone factors, which default to the environment variables of the service', () => {
    const args = [...good, '--providers', ' google, apple,google', '--phone-factors'];
    const both = { providers: ['google', 'apple'], phoneFactors: true };
    expect(readOptions(args, {})).toMatchObject(both);
    const env = { AUTH_PROVIDERS: 'google,apple', AUTH_PHONE_FACTORS: ' true' };
    expect(readOptions(good, env)).toMatchObject(both);
    expect(readOptions(good, { AUTH_PROVIDERS: '', AUTH_PHONE_FACTORS: 'false' })).toMatchObject({
      providers: [],
      phoneFactors: false,
    });
    expect(readOptions([...good, '--providers', 'github'], env)?.providers).toEqual(['github']);
  });

  it('are rejected if AUTH_PHONE_FACTORS is invalid', () => {
    expect(() => readOptions(good, { AUTH_PHONE_FACTORS: 'marker' })).toThrow(
      'AUTH_PHONE_FACTORS must be true or false.',
    );
  });

  it('other than --help are not required with --help', () => {
    expect(readOptions(['--help'], {})).toBeUndefined();
  });

  it.each<[string[], string]>([
    [[], '--url is missing.'],
    [['--url', 'https://abc.supabase.co'], '--key is missing.'],
    [[...good, '--secret'], 'Unknown argument --secret'],
    [[...good, '--portal'], 'Unknown argument --portal, or its value is missing.'],
    [[...good, 'sb_secret_marker'], 'Found a value without an argument name.'],
    [['--url', 'marker', '--key', 'a'], '--url must be a URL'],
    [['--url', 'ftp://marker', '--key', 'a'], '--url must be a URL'],
    [['--url', 'https://u:marker@x.example.com', '--key', 'a'], 'without user'],
    [['--url', 'https://x.example.com?marker', '--key', 'a'], 'without user, query'],
    [['--url', 'https://x.example.com', '--key', 'a marker'], '--key contains a space'],
    [[...good, '--secret-key', 'marker\n'], '--secret-key contains a space'],
    [[...good, '--portal', 'https://x.example.com/marker'], '--portal must be an origin'],
    [
      [...good, '--providers', 'google, sb_secret_marker'],
      '--providers must be Supabase provider names',
    ],
    [[...good, '--providers', 'Google'], '--providers must be Supabase provider names'],
    [[...good, '--timeout', 'marker'], '--timeout must be a number of seconds'],
    [[...good, '--timeout', '0'], '--timeout must be a number of seconds'],
  ])('%j are rejected with a message that contains none of the values', (args, message) => {
    const read = () => readOptions(args, {});
    expect(read).toThrow(ArgumentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/marker/);
  });
});
