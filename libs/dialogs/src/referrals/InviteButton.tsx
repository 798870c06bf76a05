import { Button, type ButtonProps } from '@bank-bonuses/ui';
import { useState } from 'react';
import { prepareReferralDialog, ReferralDialog } from './ReferralDialog.tsx';

export type InviteButtonProps = Omit<
  ButtonProps,
  'type' | 'onClick' | 'onPointerEnter' | 'onFocus' | 'loading' | 'loadingText'
>;

/**
 * Renders a button that opens the referral dialog.
 *
 * @example
 * <InviteButton variant="outline">Earn <ReferralRate /></InviteButton>
 */
export function InviteButton(props: InviteButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...props}
        aria-haspopup="dialog"
        onPointerEnter={prepareReferralDialog}
        onFocus={prepareReferralDialog}
        onClick={() => setOpen(true)}
      />
      <ReferralDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
