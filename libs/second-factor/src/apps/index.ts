export { AuthenticatorApps, type AuthenticatorAppsProps } from './AuthenticatorApps.tsx';
export { SecurityDialog, type SecurityDialogProps } from './SecurityDialog.tsx';
export { CodeForm, type CodeFormProps } from '../codes/CodeForm.tsx';
export { FreshCodeForm, type FreshCodeFormProps } from '../codes/FreshCodeForm.tsx';
export { SendAnother, type SendAnotherProps } from '../codes/SendAnother.tsx';
export { codeError } from '../factorMessages.ts';
export { useSecurityCall, type SecurityCall, type SecurityError } from '../useSecurityCall.ts';
