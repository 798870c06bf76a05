export { AuthenticatorApps, type AuthenticatorAppsProps } from './AuthenticatorApps.tsx';
export { useSecurityCall, type SecurityCall } from './useSecurityCall.ts';
export { DialogCodeForm, type DialogCodeFormProps } from '../codes/DialogCodeForm.tsx';
export { FreshCodeForm, type FreshCodeFormProps } from '../codes/FreshCodeForm.tsx';
export { SendAnother, type SendAnotherProps } from '../codes/SendAnother.tsx';
export { codeError } from '../factorMessages.ts';
export type { SecurityError } from './securityError.ts';
