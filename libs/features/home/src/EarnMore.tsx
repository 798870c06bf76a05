import { InviteButton, referralRate } from '@bank-bonuses/referrals';
import { Amount, Columns, Heading, Stack, StatCard, useAmountsHidden } from '@bank-bonuses/ui';
import { useId } from 'react';

/** The specification has no source for it. */
const referrals = 0;

/** What friends bring in, and the way to invite them. */
export function EarnMore() {
  const heading = useId();
  const hidden = useAmountsHidden();
  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        Earn More
      </Heading>
      <Columns split="cards">
        <StatCard
          label="Referral Rate"
          // No amount shows while they are hidden, this one included.
          value={hidden ? <Amount value="" /> : referralRate()}
          hint="For each friend who completes a first bank bonus"
        />
        <StatCard
          label="Your Referrals"
          value={referrals}
          hint={
            <InviteButton variant="outline" fullWidth>
              Invite Friends
            </InviteButton>
          }
        />
      </Columns>
    </Stack>
  );
}
