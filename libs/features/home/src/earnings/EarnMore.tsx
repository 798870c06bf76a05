import { InviteButton, ReferralRate } from '@bank-bonuses/referrals';
import { Button, Columns, Heading, Stack, StatCard } from '@bank-bonuses/ui';
import { useId } from 'react';

export interface EarnMoreProps {
  /** How many have registered on the customer's invitation; 0 where the service does not tell, undefined where it failed. */
  referrals: number | undefined;
  /** It is not known yet whether the service tells. */
  loading: boolean;
}

/** What friends bring in, and the way to invite them. */
export function EarnMore({ referrals, loading }: EarnMoreProps) {
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
          value={referrals ?? '–'}
          loading={loading}
          hint={
            // What stands below the first figures is drawn anew with them: a dialog would close again.
            loading ? (
              <Button variant="outline" fullWidth disabled>
                Invite Friends
              </Button>
            ) : (
              <InviteButton variant="outline" fullWidth>
                Invite Friends
              </InviteButton>
            )
          }
        />
      </Columns>
    </Stack>
  );
}
