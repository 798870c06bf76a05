import { providerNames } from '@bank-bonuses/product/providers';
import { expect, test } from 'vitest';
import { readAll, SettingsError } from './settingsReader.ts';
import { readSignInMethods } from './signInMethods.ts';

const read = (env: Record<string, string | undefined>) => readAll(env, readSignInMethods);

test.each([
  {},
  { AUTH_PROVIDERS: '', AUTH_PHONE_FACTORS: '', AUTH_UNLINK: '' },
  { AUTH_PROVIDERS: ' , ', AUTH_PHONE_FACTORS: 'false', AUTH_UNLINK: 'false' },
])(
  'the settings %j offer no sign-in providers, no codes by text message and no unlinking',
  (env) => {
    expect(read(env)).toEqual({ signInProviders: [], phoneFactors: false, unlink: false });
  },
);

test.each([
  ['google', ['google']],
  ['google,apple', ['google', 'apple']],
  [' apple , google ,', ['apple', 'google']],
  ['google,apple,google', ['google', 'apple']],
])('AUTH_PROVIDERS=%s keeps the order and drops duplicates', (names, signInProviders) => {
  expect(read({ AUTH_PROVIDERS: names }).signInProviders).toEqual(signInProviders);
});

test.each([
  ['AUTH_PHONE_FACTORS', { phoneFactors: true, unlink: false }],
  ['AUTH_UNLINK', { phoneFactors: false, unlink: true }],
])('%s=true turns on one sign-in method', (name, methods) => {
  expect(read({ [name]: 'true' })).toEqual({ signInProviders: [], ...methods });
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

test.each(['on', 'yes', '1', 'TRUE'])('rejects AUTH_PHONE_FACTORS and AUTH_UNLINK=%s', (value) => {
  for (const name of ['AUTH_PHONE_FACTORS', 'AUTH_UNLINK']) {
    expect(() => read({ [name]: value })).toThrow(`${name} must be true or false`);
  }
});
