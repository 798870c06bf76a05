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

/** The portal's settings under the profile that the sandbox was started with. */
export const portalConfigOf = ({
  authProfile,
  idleTimeoutSeconds,
}: Pick<SandboxOptions, 'authProfile' | 'idleTimeoutSeconds'>): PortalConfig => ({
  ...standardConfig,
  ...(authProfile === 'hardened' && { authProfile }),
  ...(idleTimeoutSeconds > 0 && { idleTimeoutSeconds }),
});
