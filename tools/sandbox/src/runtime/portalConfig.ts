import type { PortalConfig } from '@bank-bonuses/portal-config';
import { sandboxPaths } from '../pages/page.ts';
import type { SandboxOptions } from './options.ts';

/**
 * The publishable key. It is not a secret (the portal's HTML contains it), and constant so that scripts can
 * use it.
 */
export const publishableKey = 'sb_publishable_sandbox';

/** Portal settings of the standard profile: one origin, and no real phone numbers or addresses. */
const standardConfig: PortalConfig = {
  apiUrl: '/',
  authUrl: '/auth/v1',
  authKey: publishableKey,
  supportEmail: 'support@example.com',
  supportReplyTime: 'within one business day',
  termsUrl: sandboxPaths.terms,
  privacyUrl: sandboxPaths.privacy,
  payment: {
    beneficiary: 'Bank Bonuses Demo LLC',
    bank: 'First Example Bank',
    accountNumber: '000123456789',
    routingNumber: '000000001',
    alternateRoutingNumber: '000000002',
  },
};

type PortalOptions = Pick<SandboxOptions, 'authProfile' | 'idleTimeoutSeconds' | 'signInSwitches'>;

/** Returns the portal's settings for a profile and the sign-in methods that the sign-in service supports. */
export function portalConfigOf({
  authProfile,
  idleTimeoutSeconds,
  signInSwitches: { stubProviders = [], factors },
}: PortalOptions): PortalConfig {
  return {
    ...standardConfig,
    ...(authProfile === 'hardened' && { authProfile }),
    ...(idleTimeoutSeconds > 0 && { idleTimeoutSeconds }),
    ...(stubProviders.length > 0 && { signInProviders: stubProviders }),
    ...(factors?.phone && { phoneFactors: true }),
  };
}
