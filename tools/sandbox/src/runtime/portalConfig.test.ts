import { parsePortalConfig } from '@bank-bonuses/product/config';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { portalConfigOf } from './portalConfig.ts';

test('the portal accepts the settings of the hardened profile', () => {
  const config = portalConfigOf(readOptions([], { AUTH_PROFILE: 'hardened' }));
  expect(config).toMatchObject({ authProfile: 'hardened', idleTimeoutSeconds: 900 });
  expect(parsePortalConfig(config)).toEqual({ ok: true, config });
});

const signInProviders = ['google', 'apple', 'github'];

test.each([
  [['--all-sign-ins'], '', { signInProviders, phoneFactors: true, unlink: true }],
  [[], 'stubProviders', { signInProviders }],
  [[], 'phoneFactors,manualLinking', { phoneFactors: true, unlink: true }],
])('arguments %j and SANDBOX_SWITCHES %j turn on the portal settings %j', (args, names, told) => {
  const config = portalConfigOf(readOptions(args, { SANDBOX_SWITCHES: names }));
  const { signInProviders: providers, phoneFactors, unlink } = config;
  expect({
    ...(providers && { signInProviders: providers }),
    ...(phoneFactors && { phoneFactors }),
    ...(unlink && { unlink }),
  }).toEqual(told);
  expect(parsePortalConfig(config)).toEqual({ ok: true, config });
});
