export {
  configElementId,
  idleTimeoutBounds,
  parsePortalConfig,
  serializePortalConfig,
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
