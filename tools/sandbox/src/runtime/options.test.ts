import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultFactorSettings } from '../signIn/factors/factorSettings.ts';
import { readOptions, workspaceRoot } from './options.ts';
import { signInChangesOf } from './signInOptions.ts';

describe('options', () => {
  it('have defaults', () => {
    expect(readOptions([], {})).toEqual({
      port: 4200,
      folder: join(workspaceRoot, '.sandbox'),
      fresh: false,
      rotateKeys: false,
      dev: false,
      allSignIns: false,
      portalDir: join(workspaceRoot, 'apps', 'portal', 'dist'),
      mailIntervalSeconds: 60,
      authProfile: 'standard',
      idleTimeoutSeconds: 0,
      signInSwitches: {},
    });
  });

  it('are read from arguments and environment variables', () => {
    const options = readOptions(['--fresh', '--dev', '--rotate-keys'], {
      PORT: '0',
      SANDBOX_DIR: 'elsewhere',
    });
    expect(options).toMatchObject({
      port: 0,
      folder: join(workspaceRoot, 'elsewhere'),
      fresh: true,
      rotateKeys: true,
      dev: true,
    });
  });

  it('include an idle time-out of 15 minutes in the hardened profile', () => {
    expect(readOptions([], { AUTH_PROFILE: 'hardened' })).toMatchObject({
      authProfile: 'hardened',
      idleTimeoutSeconds: 900,
    });
  });

  it('turn on the features of the sign-in service that SANDBOX_SWITCHES lists', () => {
    const { signInSwitches } = readOptions([], {
      SANDBOX_SWITCHES: 'manualLinking, stubProviders,passwordChangeNeedsReauthentication',
    });
    expect(signInSwitches).toEqual({
      manualLinking: true,
      stubProviders: ['google', 'github'],
      passwordChangeNeedsReauthentication: true,
    });
  });

  it.each([
    [undefined, ['google', 'apple']],
    ['stubProviders,manualLinking', ['google', 'apple', 'github']],
  ])(
    '--all-sign-ins turns on every sign-in method if SANDBOX_SWITCHES is %s',
    (names, stubProviders) => {
      const options = readOptions(['--all-sign-ins', '--dev'], { SANDBOX_SWITCHES: names });
      expect(options).toMatchObject({ allSignIns: true, dev: true });
      expect(options.signInSwitches).toEqual({
        manualLinking: true,
        stubProviders,
        factors: { ...defaultFactorSettings, phone: true },
      });
    },
  );

  it('--all-sign-ins does not turn off other switches', () => {
    const env = { SANDBOX_SWITCHES: 'passwordChangeNeedsCurrentPassword' };
    const { signInSwitches } = readOptions(['--all-sign-ins'], env);
    expect(signInSwitches).toMatchObject({ passwordChangeNeedsCurrentPassword: true });
  });

  it.each([
    ['standard', 6, 0],
    ['hardened', 12, 12 * 3_600],
  ] as const)(
    'apply the %s profile of the portal to the sign-in service too',
    (profile, length, timebox) => {
      const env = { SANDBOX_SWITCHES: 'manualLinking', SANDBOX_MAIL_INTERVAL: '5' };
      expect(signInChangesOf(readOptions([], { ...env, AUTH_PROFILE: profile }))).toEqual({
        mailIntervalSeconds: 5,
        minimumPasswordLength: length,
        rejectsGuessablePasswords: profile === 'hardened',
        sessions: { timeboxSeconds: timebox, inactivitySeconds: 0, lowAalSeconds: 0 },
        manualLinking: true,
      });
    },
  );

  it.each([
    [[], { AUTH_PROFILE: 'hard' }, 'AUTH_PROFILE must be'],
    [[], { IDLE_TIMEOUT_SECONDS: '-1' }, 'IDLE_TIMEOUT_SECONDS must be'],
    [
      [],
      { SANDBOX_SWITCHES: 'manualLinking, siteUrl' },
      'SANDBOX_SWITCHES must list only manualLinking,',
    ],
    [[], { NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [[], { PORT: '65536' }, 'PORT must be'],
    [[], { PORT: 'http' }, 'PORT must be'],
    [['--frehs'], {}, 'Use only --fresh, --dev, --rotate-keys and --all-sign-ins'],
  ])('are rejected with a message: arguments %j, environment %j', (args, env, message) => {
    expect(() => readOptions(args, env)).toThrow(message);
  });
});
