import { providerNames } from '@bank-bonuses/portal-config/providers';
import { expect, test } from 'vitest';
import { readAll, SettingsError } from './settingsReader.ts';
import { readSignInMethods } from './signInMethods.ts';

const read = (env: Record<string, string | undefined>) => readAll(env, readSignInMethods);

test.each([
  {},
  { AUTH_PROVIDERS: '', AUTH_PHONE_FACTORS: '' },
  { AUTH_PROVIDERS: ' , ', AUTH_PHONE_FACTORS: 'false' },
])('the settings %j offer neither sign-in providers nor codes by text message', (env) => {
  expect(read(env)).toEqual({ signInProviders: [], phoneFactors: false });
});

test.each([
  ['google', ['google']],
  ['google,apple', ['google', 'apple']],
  [' apple , google ,', ['apple', 'google']],
  ['google,apple,google', ['google', 'apple']],
])('AUTH_PROVIDERS=%s keeps the order and drops duplicates', (names, signInProviders) => {
  expect(read({ AUTH_PROVIDERS: names }).signInProviders).toEqual(signInProviders);
});

test('AUTH_PHONE_FACTORS=true offers codes by text message', () => {
  expect(read({ AUTH_PHONE_FACTORS: 'true' }).phoneFactors).toBe(true);
});

test.each(['marker', 'google,marker', 'google apple', 'Google', 'email', 'toString'])(
  'rejects AUTH_PROVIDERS=%s with the list of providers',
  (names) => {
    const refused = () => read({ AUTH_PROVIDERS: names });
    expect(refused).toThrow(SettingsError);
    expect(refused).toThrow(/^- AUTH_PROVIDERS may name only these/m);
    for (const name of Object.keys(providerNames)) expect(refused).toThrow(name);
    expect(refused).not.toThrow('marker');
  },
);

test.each(['on', 'yes', '1', 'TRUE'])('rejects AUTH_PHONE_FACTORS=%s', (value) => {
  expect(() => read({ AUTH_PHONE_FACTORS: value })).toThrow(
    'AUTH_PHONE_FACTORS must be true or false',
  );
});
