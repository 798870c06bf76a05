/** Fetches the Terms of Service as a dialog: the text that is accepted when registering. */
export const loadTermsDialog = async () => (await import('./TermsDialog.tsx')).TermsDialog;
