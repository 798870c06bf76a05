import { lazyDialog } from '@bank-bonuses/ui';
import type { AddPhoneDialogContentProps } from './AddPhoneDialogContent.tsx';

/** Only some deployments offer phones, so the dialog is loaded when it opens. */
export const { Dialog: AddPhoneDialog } = lazyDialog<AddPhoneDialogContentProps>(
  async () => (await import('./AddPhoneDialogContent.tsx')).AddPhoneDialogContent,
  'Adding a phone could not be started',
);
