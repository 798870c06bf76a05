import { LegalDialog, type LegalDialogProps } from './LegalDialog.tsx';
import { termsOfService } from './termsOfService.ts';

export type TermsDialogProps = Omit<LegalDialogProps, 'text'>;

/** Renders a dialog with the full Terms of Service. */
export const TermsDialog = (props: TermsDialogProps) => (
  <LegalDialog {...props} text={termsOfService} />
);
