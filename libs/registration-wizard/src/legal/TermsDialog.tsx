import { LegalDialog, type LegalDialogProps } from './LegalDialog.tsx';
import { termsOfService } from './termsOfService.ts';

export type TermsDialogProps = Omit<LegalDialogProps, 'text'>;

/** The Terms of Service in full. */
export const TermsDialog = (props: TermsDialogProps) => (
  <LegalDialog {...props} text={termsOfService} />
);
