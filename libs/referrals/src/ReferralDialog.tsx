import { lazyDialog, type LazyDialogProps } from '@bank-bonuses/ui';

export type ReferralDialogProps = LazyDialogProps;

/** The one dialog of the referral programme. Its code is fetched when it opens for the first time. */
export const { Dialog: ReferralDialog, prepare: prepareReferralDialog } = lazyDialog(
  async () => (await import('./ReferralDialogContent.tsx')).ReferralDialogContent,
  'The invitation could not be loaded',
);
