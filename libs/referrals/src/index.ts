export { InviteButton, type InviteButtonProps } from './InviteButton.tsx';
export { referralRate } from './referral.ts';
export {
  prepareReferralDialog,
  ReferralDialog,
  type ReferralDialogProps,
} from './ReferralDialog.tsx';
