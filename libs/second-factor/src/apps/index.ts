export { AuthenticatorApps, type AuthenticatorAppsProps } from './AuthenticatorApps.tsx';
export { SecurityList, type News, type SecurityListProps } from './SecurityList.tsx';
export { SecurityDialog, type SecurityDialogProps } from './SecurityDialog.tsx';
export { codeError } from '../codes/CodeForm.tsx';
export { FreshCodeForm, type FreshCodeFormProps } from '../codes/FreshCodeForm.tsx';
