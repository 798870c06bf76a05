import { lazyDialog, type LazyDialogProps } from '@bank-bonuses/ui';

export type ReferralDialogProps = LazyDialogProps;

/** The referral dialog. Its code is loaded when it opens for the first time. */
export const { Dialog: ReferralDialog, prepare: prepareReferralDialog } = lazyDialog(
  async () => (await import('./ReferralDialogContent.tsx')).ReferralDialogContent,
  'The invitation could not be loaded',
);
