export {
  configElementId,
  parsePortalConfig,
  serializePortalConfig,
  type ParsedPortalConfig,
  type PaymentInstructions,
  type PortalConfig,
} from './portalConfig.ts';
