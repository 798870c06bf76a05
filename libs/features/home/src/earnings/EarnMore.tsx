import { InviteButton, ReferralRate } from '@bank-bonuses/dialogs/referrals';
import { Columns, Heading, Stack, StatCard } from '@bank-bonuses/ui';
import { useId } from 'react';

export interface EarnMoreProps {
  /**
   * Number of friends who have registered; 0 if the service does not return it, `undefined` after a
   * failed request.
   */
  referrals: number | undefined;
  /** Whether the request is pending. */
  loading: boolean;
}

/** Renders the referral rate, the number of referrals, and the button that invites friends. */
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
          description="For each friend who completes a first bank bonus"
        />
        <StatCard
          label="Your Referrals"
          value={referrals?.toLocaleString('en-US') ?? '–'}
          loading={loading}
          description={
            // Disabled while loading, because this part remounts when the first data arrives, which
            // would close the dialog.
            <InviteButton variant="outline" fullWidth disabled={loading}>
              Invite Friends
            </InviteButton>
          }
        />
      </Columns>
    </Stack>
  );
}
