import { lazyWindow } from '@bank-bonuses/ui';
import type { AddPhoneWindowProps } from './AddPhoneWindow.tsx';

/** Only some deployments offer phones, so the window is fetched when somebody adds one. */
export const { Window: AddPhoneDialog } = lazyWindow<AddPhoneWindowProps>(
  async () => (await import('./AddPhoneWindow.tsx')).AddPhoneWindow,
  'Adding a phone could not be started',
);
