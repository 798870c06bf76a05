import { lazyDialog } from '@bank-bonuses/ui';
import type { AddAppDialogContentProps } from './AddAppDialogContent.tsx';

/** The code that draws QR codes loads when the dialog opens. */
export const { Dialog: AddAppDialog } = lazyDialog<AddAppDialogContentProps>(
  async () => (await import('./AddAppDialogContent.tsx')).AddAppDialogContent,
  'Adding an authenticator app could not be started',
);
