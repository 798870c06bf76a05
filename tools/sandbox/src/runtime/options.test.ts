import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, workspaceRoot } from './options.ts';

describe('the options', () => {
  it('have defaults', () => {
    expect(readOptions([], {})).toEqual({
      port: 4200,
      folder: join(workspaceRoot, '.sandbox'),
      fresh: false,
      dev: false,
      portalDir: join(workspaceRoot, 'apps', 'portal', 'dist'),
      mailIntervalSeconds: 60,
      authProfile: 'standard',
      idleTimeoutSeconds: 0,
    });
  });

  it('come from arguments and environment', () => {
    const options = readOptions(['--fresh', '--dev'], { PORT: '0', SANDBOX_DIR: 'elsewhere' });
    expect(options).toMatchObject({
      port: 0,
      folder: join(workspaceRoot, 'elsewhere'),
      fresh: true,
      dev: true,
    });
  });

  it('take the hardened profile with its time without activity', () => {
    expect(readOptions([], { AUTH_PROFILE: 'hardened' })).toMatchObject({
      authProfile: 'hardened',
      idleTimeoutSeconds: 900,
    });
  });

  it.each([
    [[], { AUTH_PROFILE: 'hard' }, 'AUTH_PROFILE must be'],
    [[], { IDLE_TIMEOUT_SECONDS: '-1' }, 'IDLE_TIMEOUT_SECONDS must be'],
    [[], { NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [[], { PORT: '65536' }, 'PORT must be'],
    [[], { PORT: 'http' }, 'PORT must be'],
    [['--frehs'], {}, '--fresh and --dev'],
  ])('refuse %o %o in one line', (args, env, message) => {
    expect(() => readOptions(args, env)).toThrow(message);
  });
});
