import { IconButton, type IconButtonProps } from '@bank-bonuses/ui';
import { useState } from 'react';
import { referralRate } from './referral.ts';
import { prepareReferralDialog, ReferralDialog } from './ReferralDialog.tsx';

export type InviteIconButtonProps = Pick<IconButtonProps, 'icon'>;

/** Renders an icon button that opens the referral dialog. */
export function InviteIconButton(props: InviteIconButtonProps) {
  const [open, setOpen] = useState(false);
  const label = `Earn ${referralRate}`;
  return (
    <>
      <IconButton
        {...props}
        label={label}
        title={label}
        aria-haspopup="dialog"
        onPointerEnter={prepareReferralDialog}
        onFocus={prepareReferralDialog}
        onClick={() => setOpen(true)}
      />
      <ReferralDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
