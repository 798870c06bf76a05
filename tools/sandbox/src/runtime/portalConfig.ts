import type { PortalConfig } from '@bank-bonuses/product/config';
import { sandboxPaths } from '../pages/page.ts';
import { publishableKey } from '../signInService/settings.ts';
import type { SandboxOptions } from './options.ts';

/**
 * Portal settings of the standard profile. The API and the sign-in service have the portal's
 * origin, and all contact and bank details are fictional.
 */
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

/** Returns the portal's settings for the given profile, idle time-out and sign-in methods. */
export function portalConfigOf({
  authProfile,
  idleTimeoutSeconds,
  signInSwitches: { stubProviders = [], phoneFactors = false, manualLinking = false },
  outsideSignIn,
}: SandboxOptions): PortalConfig {
  return {
    ...standardConfig,
    ...(outsideSignIn && { authKey: outsideSignIn.publishableKey }),
    ...(authProfile === 'hardened' && { authProfile }),
    ...(idleTimeoutSeconds > 0 && { idleTimeoutSeconds }),
    ...(stubProviders.length > 0 && { signInProviders: stubProviders }),
    ...(phoneFactors && { phoneFactors }),
    ...(manualLinking && { unlink: true }),
  };
}
