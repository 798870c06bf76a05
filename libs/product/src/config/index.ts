export { fillPage } from './fillPage.ts';
export {
  configElementId,
  idleTimeoutBounds,
  isLink,
  isServiceUrl,
  parsePortalConfig,
  type ParsedPortalConfig,
  type PaymentInstructions,
  type PortalConfig,
} from './portalConfig.ts';
export {
  authProfiles,
  hardenedIdleTimeoutSeconds,
  sessionPolicyOf,
  type AuthProfile,
  type SessionPolicy,
} from './sessionPolicy.ts';
export type { SupportMail } from './supportMail.ts';
