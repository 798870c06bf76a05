import { lazyDialog } from '@bank-bonuses/ui';
import type { AddAppDialogContentProps } from './AddAppDialogContent.tsx';

/** What draws QR codes is fetched when somebody adds an app. */
export const { Dialog: AddAppDialog } = lazyDialog<AddAppDialogContentProps>(
  async () => (await import('./AddAppDialogContent.tsx')).AddAppDialogContent,
  'Adding an authenticator app could not be started',
);
