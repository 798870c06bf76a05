import { lazyDialog } from '@bank-bonuses/ui';
import type { AddAppDialogContentProps } from './AddAppDialogContent.tsx';

/** Loaded when the dialog opens, because it contains the code that draws QR codes. */
export const { Dialog: AddAppDialog } = lazyDialog<AddAppDialogContentProps>(
  async () => (await import('./AddAppDialogContent.tsx')).AddAppDialogContent,
  'Adding an authenticator app could not be started',
);
