import { InviteButton, ReferralRate } from '@bank-bonuses/referrals';
import { Columns, Heading, Stack, StatCard } from '@bank-bonuses/ui';
import { useId } from 'react';

/** The specification has no source for it. */
const referrals = 0;

/** What friends bring in, and the way to invite them. */
export function EarnMore() {
  const heading = useId();
  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        Earn More
      </Heading>
      <Columns split="cards">
        <StatCard
          label="Referral Rate"
          value={<ReferralRate />}
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
