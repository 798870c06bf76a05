import type { PortalConfig } from '@bank-bonuses/portal-config';
import { sandboxPaths } from '../pages/page.ts';
import type { SandboxOptions } from './options.ts';

/** Not a secret: it stands in the portal's HTML. Constant, so that scripts and other clients can use it. */
export const publishableKey = 'sb_publishable_sandbox';

/** What the portal is told here: everything on one origin, and nothing that leads to a real person or bank. */
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

/** The portal's settings: the profile, and the ways to sign in that the sign-in service has. */
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
