export { AuthenticatorApps, type AuthenticatorAppsProps } from './AuthenticatorApps.tsx';
export { SecurityList, type News, type SecurityListProps } from './SecurityList.tsx';
export { SecurityDialog, type SecurityDialogProps } from './SecurityDialog.tsx';
export { codeError } from '../codes/CodeForm.tsx';
export { FreshCodeDialog, type FreshCodeDialogProps } from './FreshCodeDialog.tsx';
