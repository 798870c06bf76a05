import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePortalConfig, serializePortalConfig, type PortalConfig } from './portalConfig.ts';

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

test('the parsed settings contain the response time of support only if it is set', () => {
  const supportReplyTime = 'within one business day';
  expect(parsePortalConfig({ ...complete, supportReplyTime: ` ${supportReplyTime} ` })).toEqual({
    ok: true,
    config: { ...complete, supportReplyTime },
  });
  expect(parsePortalConfig({ ...complete, supportReplyTime: ' ' })).toEqual({
    ok: true,
    config: complete,
  });
});

test('the parsed settings contain words about tax forms only if they are set', () => {
  const taxFormsText = 'We send forms in January.';
  expect(parsePortalConfig({ ...complete, taxFormsText })).toEqual({
    ok: true,
    config: { ...complete, taxFormsText },
  });
  expect(parsePortalConfig({ ...complete, taxFormsText: ' ' })).toEqual({
    ok: true,
    config: complete,
  });
});

test('the parsed settings contain additional sign-in methods only if they are set', () => {
  const ways = { signInProviders: ['google'], phoneFactors: true, unlink: true } as const;
  expect(parsePortalConfig({ ...complete, ...ways })).toEqual({
    ok: true,
    config: { ...complete, ...ways },
  });
  expect(
    parsePortalConfig({ ...complete, signInProviders: [], phoneFactors: false, unlink: false }),
  ).toEqual({
    ok: true,
    config: complete,
  });
  expect(
    parsePortalConfig({ ...complete, signInProviders: 'google', phoneFactors: 1, unlink: 'no' }),
  ).toEqual({
    ok: false,
    errors: [
      'signInProviders must be a list of texts',
      'phoneFactors must be true or false',
      'unlink must be true or false',
    ],
  });
});

test('reports all missing settings at once', () => {
  expect(parsePortalConfig({})).toEqual({
    ok: false,
    errors: ['apiUrl is missing', 'authUrl is missing', 'authKey is missing'],
  });
});

test.each([
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['https://api.example.com', true],
  ['/prefix', true],
])('%j is a valid service URL: %j', (apiUrl, ok) => {
  expect(parsePortalConfig({ ...complete, apiUrl }).ok).toBe(ok);
});

test('rejects a link that would run a script', () => {
  expect(parsePortalConfig({ ...complete, termsUrl: 'javascript:alert(1)' }).ok).toBe(false);
});

test('missing optional settings get default values', () => {
  const { apiUrl, authUrl, authKey } = complete;
  const parsed = parsePortalConfig({ apiUrl, authUrl, authKey });
  expect(parsed).toMatchObject({ ok: true, config: { termsUrl: '#', payment: { bank: '' } } });
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

test('the standard profile adds no key to the settings', () => {
  const parsed = parsePortalConfig({ ...complete, authProfile: 'standard' });
  expect(parsed).toEqual({ ok: true, config: complete });
  expect(serializePortalConfig(parsed.ok ? parsed.config : complete)).toBe(
    JSON.stringify(complete),
  );
});

test('accepts the hardened profile and an idle time-out', () => {
  const config = { ...complete, authProfile: 'hardened', idleTimeoutSeconds: 600 };
  expect(parsePortalConfig(config)).toEqual({ ok: true, config });
});

test.each([
  [{ authProfile: 'harden' }, 'authProfile must be standard or hardened'],
  [{ idleTimeoutSeconds: 59 }, 'idleTimeoutSeconds must be a whole number from 60 to 86400'],
  [{ idleTimeoutSeconds: '900' }, 'idleTimeoutSeconds must be a whole number from 60 to 86400'],
])('rejects the settings %j', (changes, error) => {
  expect(parsePortalConfig({ ...complete, ...changes })).toEqual({ ok: false, errors: [error] });
});
