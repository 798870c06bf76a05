import { lazyWindow, type LazyWindowProps } from '@bank-bonuses/ui';

export type ReferralDialogProps = LazyWindowProps;

/** The one dialog of the referral programme. Its code is fetched when it opens for the first time. */
export const { Window: ReferralDialog, prepare: prepareReferralDialog } = lazyWindow(
  async () => (await import('./ReferralWindow.tsx')).ReferralWindow,
  'The invitation could not be loaded',
);
