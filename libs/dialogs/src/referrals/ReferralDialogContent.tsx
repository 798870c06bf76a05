import { useSession } from '@bank-bonuses/auth';
import { Button, Dialog, Stack, TextField } from '@bank-bonuses/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useRef, useState } from 'react';
import { referralLink } from './referral.ts';
import { ReferralSteps } from './ReferralSteps.tsx';
import { useCopied } from './useCopied.ts';
import { canShare, useLinkActions } from './useLinkActions.ts';

export interface ReferralDialogContentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const copyErrorText =
  'Your browser did not allow copying. The link is selected, so that you can copy it yourself.';

/** Renders how to invite friends, and the link to share with them. */
export function ReferralDialogContent({ open, onOpenChange }: ReferralDialogContentProps) {
  const session = useSession();
  const code = session.status === 'signed-in' ? session.user.referralCode : undefined;
  const link = referralLink(location.origin, code);
  const { copy, share } = useLinkActions(link);
  const { isCopied, confirm } = useCopied();
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const copyLink = async () => {
    const done = await copy();
    setHasCopyFailed(!done);
    if (done) confirm();
    else field.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setHasCopyFailed(false);
        onOpenChange(next);
      }}
      title="Invite Friends & Earn Rewards"
      actions={
        <>
          {canShare() && (
            <Button variant="outline" tone="neutral" icon={<Share2 />} onClick={() => void share()}>
              Share link
            </Button>
          )}
          <Button icon={isCopied ? <Check /> : <Copy />} onClick={() => void copyLink()}>
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
        </>
      }
    >
      <Stack gap="xl">
        <ReferralSteps isNamedByLink={link.includes('?')} />
        <TextField
          ref={field}
          label="Your referral link"
          value={link}
          readOnly
          aria-required={undefined}
          note={hasCopyFailed && copyErrorText}
          onFocus={(event) => event.target.select()}
        />
      </Stack>
    </Dialog>
  );
}
