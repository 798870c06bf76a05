import { parsePortalConfig } from '@bank-bonuses/portal-config';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { portalConfigOf } from './portalConfig.ts';

test('the standard profile has only the settings that every sandbox portal has', () => {
  const config = portalConfigOf(readOptions([], {}));
  expect(Object.keys(config)).toEqual([
    'apiUrl',
    'authUrl',
    'authKey',
    'supportEmail',
    'supportReplyTime',
    'termsUrl',
    'privacyUrl',
    'payment',
  ]);
});

test('the portal accepts the settings of the hardened profile', () => {
  const config = portalConfigOf(readOptions([], { AUTH_PROFILE: 'hardened' }));
  expect(config).toMatchObject({ authProfile: 'hardened', idleTimeoutSeconds: 900 });
  expect(parsePortalConfig(config)).toEqual({ ok: true, config });
});

test.each([
  [
    ['--all-sign-ins'],
    '',
    { signInProviders: ['google', 'apple'], phoneFactors: true, unlink: true },
  ],
  [[], 'stubProviders,phoneFactors', { signInProviders: ['google', 'github'], phoneFactors: true }],
  [[], 'stubProviders', { signInProviders: ['google', 'github'] }],
  [[], 'phoneFactors', { phoneFactors: true }],
  [[], 'manualLinking', { unlink: true }],
])('arguments %j and SANDBOX_SWITCHES %j turn on the portal settings %j', (args, names, told) => {
  const config = portalConfigOf(readOptions(args, { SANDBOX_SWITCHES: names }));
  const { signInProviders, phoneFactors, unlink } = config;
  expect({
    ...(signInProviders && { signInProviders }),
    ...(phoneFactors && { phoneFactors }),
    ...(unlink && { unlink }),
  }).toEqual(told);
  expect(parsePortalConfig(config)).toEqual({ ok: true, config });
});
