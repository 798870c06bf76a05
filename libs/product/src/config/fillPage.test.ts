import { expect, test } from 'vitest';
import { fillPage } from './fillPage.ts';
import { parsePortalConfig, type PortalConfig } from './portalConfig.ts';

const config: PortalConfig = {
  apiUrl: '/',
  authUrl: '/auth/v1',
  authKey: 'sb_publishable_demo',
  supportEmail: '</script><script>alert(1)</script> $& $1',
  termsUrl: '#',
  privacyUrl: '#',
  payment: {
    beneficiary: '',
    bank: '',
    accountNumber: '',
    routingNumber: '',
    alternateRoutingNumber: '',
  },
};

test('inserts the settings unchanged, inside a block that the settings cannot close', () => {
  const page = '<script type="application/json" id="portal-config">\n  {}\n</script><p>Rest</p>';
  const filled = fillPage(page, config);
  const [, json = ''] = /<script[^>]*>([^]*?)<\/script>/.exec(filled) ?? [];
  expect(parsePortalConfig(JSON.parse(json))).toEqual({ ok: true, config });
  expect(filled.match(/<script/g)).toHaveLength(1);
  expect(filled).toMatch(/<\/script><p>Rest<\/p>$/);
});

test('rejects a page without an element for the settings', () => {
  expect(() => fillPage('<p>Other</p>', config)).toThrow('has no element for the settings');
});
