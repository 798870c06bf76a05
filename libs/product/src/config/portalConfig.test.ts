import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isLink,
  parsePortalConfig,
  serializePortalConfig,
  type PortalConfig,
} from './portalConfig.ts';

const complete: PortalConfig = {
  apiUrl: '/',
  authUrl: '/auth/v1',
  authKey: 'sb_publishable_demo',
  supportEmail: 'help@example.com',
  termsUrl: 'https://example.com/terms',
  privacyUrl: '#',
  payment: {
    beneficiary: 'Bank Bonuses LLC',
    bank: 'Example Bank',
    accountNumber: '000111222',
    routingNumber: '000000000',
    alternateRoutingNumber: '000000001',
  },
};

test('complete settings are returned unchanged', () => {
  expect(parsePortalConfig(complete)).toEqual({ ok: true, config: complete });
});

test('reports all missing and unusable settings at once', () => {
  expect(
    parsePortalConfig({ ...complete, payment: undefined, authKey: '', authUrl: 'marker' }),
  ).toEqual({
    ok: false,
    errors: [
      'authKey is missing',
      'payment is missing',
      'authUrl must be an http(s) address or start with /',
    ],
  });
});

test.each([
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['', false],
  ['https://api.example.com', true],
  ['/prefix', true],
])('%j is a valid service URL: %j', (apiUrl, ok) => {
  expect(parsePortalConfig({ ...complete, apiUrl }).ok).toBe(ok);
  expect(isLink(apiUrl)).toBe(ok);
});

test('parsing never throws, whatever the settings block contains', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(typeof parsePortalConfig(json).ok).toBe('boolean');
    }),
  );
});

test('serialized settings cannot close the script element and survive the round trip', () => {
  fc.assert(
    fc.property(fc.string(), (supportEmail) => {
      const config = { ...complete, supportEmail: `${supportEmail}</script><!--\u2028.` };
      const text = serializePortalConfig(config);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(config);
    }),
  );
});
