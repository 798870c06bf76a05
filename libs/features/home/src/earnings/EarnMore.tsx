import { InviteButton, ReferralRate } from '@bank-bonuses/referrals';
import { Button, Columns, Heading, Stack, StatCard } from '@bank-bonuses/ui';
import { useId } from 'react';

export interface EarnMoreProps {
  /**
   * How many friends have registered; 0 where the service does not say, `undefined` after a failed request.
   */
  referrals: number | undefined;
  /** Whether the response is pending. */
  loading: boolean;
}

/** The referral rate, the number of referrals, and the button that invites friends. */
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
            // Content below the first figures re-mounts with them, which would close an open dialog.
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
