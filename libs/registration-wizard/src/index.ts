export type { TermsDialogProps } from './legal/LegalDialog.tsx';
export { registrationRoutes } from './routes.tsx';

/** Loads the form that requests another confirmation mail. */
export const loadResendConfirmation = async () =>
  (await import('./success/ResendConfirmation.tsx')).ResendConfirmation;

/** Loads the dialog with the Terms of Service that applicants accept. */
export const loadTermsDialog = async () => (await import('./legal/LegalDialog.tsx')).TermsDialog;
