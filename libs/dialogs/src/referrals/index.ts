export { InviteButton, type InviteButtonProps } from './InviteButton.tsx';
export { InviteIconButton, type InviteIconButtonProps } from './InviteIconButton.tsx';
export {
  prepareReferralDialog,
  ReferralDialog,
  type ReferralDialogProps,
} from './ReferralDialog.tsx';
export { ReferralRate } from './ReferralRate.tsx';
