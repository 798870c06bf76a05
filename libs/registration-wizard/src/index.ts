export { loadResendConfirmation } from './success/confirmation/loadResendConfirmation.ts';
export { loadTermsDialog } from './legal/loadTermsDialog.ts';
export type { TermsDialogProps } from './legal/TermsDialog.tsx';
export { registrationRoutes } from './routes.tsx';
