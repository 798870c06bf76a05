import { describe, expect, it } from 'vitest';
import { ArgumentError, readOptions } from './options.ts';

const good = ['--url', 'https://abc.supabase.co/', '--key', 'sb_publishable_marker'];

describe('arguments', () => {
  it('are read, with the address of the project without its last slash', () => {
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

  it('may stand in the environment, by the names that the service knows', () => {
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

  it('hold providers and phones, by default as the service is told', () => {
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

  it('are refused with a value of AUTH_PHONE_FACTORS that the service refuses', () => {
    expect(() => readOptions(good, { AUTH_PHONE_FACTORS: 'marker' })).toThrow(
      'AUTH_PHONE_FACTORS must be true or false.',
    );
  });

  it('are not needed for help', () => {
    expect(readOptions(['--help'], {})).toBeUndefined();
  });

  it.each<[string[], string]>([
    [[], '--url is missing.'],
    [['--url', 'https://abc.supabase.co'], '--key is missing.'],
    [[...good, '--secret'], 'The argument --secret is unknown'],
    [[...good, '--portal'], 'The argument --portal is unknown, or its value is missing.'],
    [[...good, 'sb_secret_marker'], 'There is an argument without a name.'],
    [['--url', 'marker', '--key', 'a'], '--url must be an address'],
    [['--url', 'ftp://marker', '--key', 'a'], '--url must be an address'],
    [['--url', 'https://u:marker@x.example.com', '--key', 'a'], 'without user'],
    [['--url', 'https://x.example.com?marker', '--key', 'a'], 'without user, query'],
    [['--url', 'https://x.example.com', '--key', 'a marker'], '--key holds a space'],
    [[...good, '--secret-key', 'marker\n'], '--secret-key holds a space'],
    [[...good, '--portal', 'https://x.example.com/marker'], '--portal must be an origin'],
    [[...good, '--providers', 'google, sb_secret_marker'], '--providers must be names'],
    [[...good, '--providers', 'Google'], '--providers must be names'],
    [[...good, '--timeout', 'marker'], '--timeout must be a number'],
    [[...good, '--timeout', '0'], '--timeout must be a number'],
  ])('%j are refused without repeating a value', (args, message) => {
    const read = () => readOptions(args, {});
    expect(read).toThrow(ArgumentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/marker/);
  });
});
