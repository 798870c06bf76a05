import { lazyDialog } from '@bank-bonuses/ui';
import type { AddFactorDialogContentProps } from './AddFactorDialogContent.tsx';

/** Loaded when the dialog opens, because it contains the code that draws QR codes. */
export const { Dialog: AddFactorDialog } = lazyDialog<AddFactorDialogContentProps>(
  async () => (await import('./AddFactorDialogContent.tsx')).AddFactorDialogContent,
  'The dialog could not be opened',
);
