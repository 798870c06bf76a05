export { AuthenticatorApps, type AuthenticatorAppsProps } from './AuthenticatorApps.tsx';
export { useSecurityCall } from './useSecurityCall.ts';
export { codeError } from '../factorTexts.ts';
export type { SecurityError } from './securityError.ts';
