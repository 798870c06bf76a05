import { expect, test } from 'vitest';
import { providerName } from './signInProviders.ts';

test.each([
  ['google', 'Google'],
  ['linkedin_oidc', 'LinkedIn'],
  ['constructor', 'another provider'],
])('the provider %s is displayed as %s', (provider, name) => {
  expect(providerName(provider)).toBe(name);
});
