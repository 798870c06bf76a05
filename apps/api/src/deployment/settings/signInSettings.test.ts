import { providerNames } from '@bank-bonuses/product/providers';
import { expect, test } from 'vitest';
import { readAuthProfile } from './authProfile.ts';
import { readAll } from './settingsReader.ts';
import { readSignInMethods } from './signInMethods.ts';

type Env = Record<string, string | undefined>;
const methodsOf = (env: Env) => readAll(env, readSignInMethods);
const profileOf = (env: Env) => readAll(env, readAuthProfile);

test.each([
  [{}, 'standard', undefined],
  [{ IDLE_TIMEOUT_SECONDS: '0' }, 'standard', undefined],
  [{ IDLE_TIMEOUT_SECONDS: '1800' }, 'standard', 1800],
  [{ AUTH_PROFILE: 'hardened' }, 'hardened', 900],
  [{ AUTH_PROFILE: 'hardened', IDLE_TIMEOUT_SECONDS: '600' }, 'hardened', 600],
])('the settings %j select the profile %s with an idle time of %s', (env, profile, seconds) => {
  expect(profileOf(env)).toEqual({ authProfile: profile, idleTimeoutSeconds: seconds });
});

test('the hardened profile rejects an idle time of zero', () => {
  expect(() => profileOf({ AUTH_PROFILE: 'hardened', IDLE_TIMEOUT_SECONDS: '0' })).toThrow(
    'IDLE_TIMEOUT_SECONDS must be at least 60',
  );
});

test.each([
  [{}, [], false, false],
  [{ AUTH_PROVIDERS: ' , ', AUTH_PHONE_FACTORS: 'false' }, [], false, false],
  [{ AUTH_PROVIDERS: ' apple , google ,apple' }, ['apple', 'google'], false, false],
  [{ AUTH_PHONE_FACTORS: 'true' }, [], true, false],
  [{ AUTH_UNLINK: 'true' }, [], false, true],
])('the settings %j offer the providers %j', (env, signInProviders, phoneFactors, unlink) => {
  expect(methodsOf(env)).toEqual({ signInProviders, phoneFactors, unlink });
});

test.each(['google,marker', 'google apple', 'Google', 'toString'])(
  'rejects AUTH_PROVIDERS=%s with the list of providers',
  (names) => {
    const rejected = () => methodsOf({ AUTH_PROVIDERS: names });
    expect(rejected).toThrow(/^- AUTH_PROVIDERS may name only these/m);
    expect(rejected).toThrow(Object.keys(providerNames).join(', '));
    expect(rejected).not.toThrow('marker');
  },
);
