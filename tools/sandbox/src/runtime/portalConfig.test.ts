import { parsePortalConfig } from '@bank-bonuses/portal-config';
import { expect, test } from 'vitest';
import { portalConfigOf } from './portalConfig.ts';

test('the standard profile adds nothing to what the portal is told', () => {
  const config = portalConfigOf({ authProfile: 'standard', idleTimeoutSeconds: 0 });
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

test('the portal takes the hardened profile as it is told', () => {
  const config = portalConfigOf({ authProfile: 'hardened', idleTimeoutSeconds: 900 });
  expect(config).toMatchObject({ authProfile: 'hardened', idleTimeoutSeconds: 900 });
  expect(parsePortalConfig(config)).toEqual({ ok: true, config });
});
