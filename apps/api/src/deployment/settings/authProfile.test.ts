import { expect, test } from 'vitest';
import { readAuthProfile } from './authProfile.ts';
import { readAll } from './settingsReader.ts';

const read = (env: Record<string, string | undefined>) => readAll(env, readAuthProfile);

test.each([{}, { AUTH_PROFILE: '' }, { AUTH_PROFILE: 'standard' }, { IDLE_TIMEOUT_SECONDS: '0' }])(
  'the settings %j select the standard profile, which ends no idle session',
  (env) => {
    expect(read(env)).toEqual({ authProfile: 'standard', idleTimeoutSeconds: undefined });
  },
);

test('the hardened profile ends a session after 15 idle minutes by default', () => {
  const hardened = { AUTH_PROFILE: 'hardened' };
  expect(read(hardened)).toEqual({ authProfile: 'hardened', idleTimeoutSeconds: 900 });
  expect(read({ ...hardened, IDLE_TIMEOUT_SECONDS: '600' }).idleTimeoutSeconds).toBe(600);
});

test('the hardened profile rejects an idle time of zero', () => {
  expect(() => read({ AUTH_PROFILE: 'hardened', IDLE_TIMEOUT_SECONDS: '0' })).toThrow(
    'IDLE_TIMEOUT_SECONDS must be at least 60',
  );
});

test('the standard profile accepts an idle time', () => {
  expect(read({ IDLE_TIMEOUT_SECONDS: '1800' })).toEqual({
    authProfile: 'standard',
    idleTimeoutSeconds: 1800,
  });
});
