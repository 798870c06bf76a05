/** Loads the dialog with the Terms of Service that applicants accept. */
export const loadTermsDialog = async () => (await import('./TermsDialog.tsx')).TermsDialog;
