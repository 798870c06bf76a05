export { fillPage } from './fillPage.ts';
export {
  configElementId,
  idleTimeoutBounds,
  parsePortalConfig,
  type ParsedPortalConfig,
  type PaymentInstructions,
  type PortalConfig,
} from './portalConfig.ts';
export {
  authProfiles,
  hardenedIdleTimeoutSeconds,
  signInPolicyOf,
  type AuthProfile,
  type SignInPolicy,
} from './signInPolicy.ts';
export type { SupportMail } from './supportMail.ts';
