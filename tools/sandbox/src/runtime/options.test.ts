import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, workspaceRoot } from './options.ts';

describe('options', () => {
  it('have defaults', () => {
    expect(readOptions([], {})).toEqual({
      port: 4200,
      smtpPort: 0,
      noticesSince: undefined,
      folder: join(workspaceRoot, '.sandbox'),
      fresh: false,
      dev: false,
      allSignIns: false,
      portalDir: join(workspaceRoot, 'apps', 'portal', 'dist'),
      authProfile: 'standard',
      idleTimeoutSeconds: 0,
      signInSwitches: {
        minimumPasswordLength: 6,
        rejectsGuessablePasswords: false,
        maxSessionSeconds: 0,
        reauthenticateAfterSeconds: 0,
      },
    });
  });

  it('are read from arguments and environment variables', () => {
    const options = readOptions(['--fresh', '--dev'], {
      PORT: '0',
      SANDBOX_DIR: 'elsewhere',
      NOTICES_SINCE: '2026-12-01',
      AUTH_PROFILE: '',
    });
    expect(options).toMatchObject({
      port: 0,
      folder: join(workspaceRoot, 'elsewhere'),
      noticesSince: '2026-12-01',
      authProfile: 'standard',
      fresh: true,
      dev: true,
    });
  });

  it('take the keys of another sign-in service only from the environment', () => {
    const env = { SUPABASE_SECRET_KEY: 'sb_secret_x', SUPABASE_JWT_ISSUER: 'https://issuer' };
    const expected = {
      url: 'http://localhost:9999',
      secretKey: 'sb_secret_x',
      publishableKey: 'sb_publishable_sandbox',
      issuer: 'https://issuer',
    };
    const args = ['--sign-in', 'http://localhost:9999'];
    expect(readOptions(args, env).outsideSignIn).toEqual(expected);
    const asSetting = { ...env, SANDBOX_SIGN_IN: 'http://localhost:9999' };
    expect(readOptions([], asSetting).outsideSignIn).toEqual(expected);
    expect(() => readOptions(args, {})).toThrow(/SUPABASE_SECRET_KEY/);
    expect(() => readOptions(['--sign-in', 'nowhere'], env)).toThrow(/--sign-in must be the URL/);
    expect(() => readOptions([...args, '--all-sign-ins'], env)).toThrow(/--all-sign-ins/);
  });

  it('apply the hardened profile of the portal to the sign-in service too', () => {
    const env = {
      AUTH_PROFILE: 'hardened',
      SANDBOX_REAUTHENTICATE_AFTER: '60',
    };
    expect(readOptions([], env).signInSwitches).toEqual({
      minimumPasswordLength: 12,
      rejectsGuessablePasswords: true,
      maxSessionSeconds: 12 * 3_600,
      reauthenticateAfterSeconds: 60,
    });
  });

  it.each([
    [[], { AUTH_PROFILE: 'hard' }, 'AUTH_PROFILE must be'],
    [[], { IDLE_TIMEOUT_SECONDS: '-1' }, 'IDLE_TIMEOUT_SECONDS must be'],
    [
      [],
      { SANDBOX_SWITCHES: 'manualLinking, siteUrl' },
      'SANDBOX_SWITCHES must list only manualLinking,',
    ],
    [[], { NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [[], { NOTICES_SINCE: 'today' }, 'NOTICES_SINCE must be a day'],
    [[], { PORT: '65536' }, 'PORT must be'],
    [[], { PORT: 'http' }, 'PORT must be'],
    [['--frehs'], {}, 'Use only --fresh, --dev, --all-sign-ins and --sign-in <url>'],
  ])('are rejected with a message: arguments %j, environment %j', (args, env, message) => {
    expect(() => readOptions(args, env)).toThrow(message);
  });
});
