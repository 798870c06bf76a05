import type { Factor } from '@bank-bonuses/auth';
import { lazyWindow, type LazyWindowProps } from '@bank-bonuses/ui';

export interface AddAppDialogProps extends LazyWindowProps {
  /** Those there are. */
  apps: readonly Factor[];
  onAdded: (name: string) => void;
}

/** What draws QR codes is fetched when somebody adds an app. */
export const { Window: AddAppDialog } = lazyWindow<AddAppDialogProps>(
  async () => (await import('./AddAppWindow.tsx')).AddAppWindow,
  'Adding an authenticator app could not be started',
);
