import { lazyWindow } from '@bank-bonuses/ui';
import type { AddAppWindowProps } from './AddAppWindow.tsx';

/** What draws QR codes is fetched when somebody adds an app. */
export const { Window: AddAppDialog } = lazyWindow<AddAppWindowProps>(
  async () => (await import('./AddAppWindow.tsx')).AddAppWindow,
  'Adding an authenticator app could not be started',
);
