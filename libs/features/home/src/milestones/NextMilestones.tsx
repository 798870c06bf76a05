import type { Milestone } from '@bank-bonuses/api-client';
import { useSession } from '@bank-bonuses/auth';
import { milestonesTitle, milestoneSteps } from '@bank-bonuses/product';
import { Card, Heading, Stack, Text, Timeline } from '@bank-bonuses/ui';
import { useId } from 'react';

export interface NextMilestonesProps {
  milestones: readonly Milestone[];
  /** Whether the customer has no earnings yet. */
  isFirstDay: boolean;
}

/** Renders the milestones up to the first payout, with a welcome text on the first day. */
export function NextMilestones({ milestones, isFirstDay }: NextMilestonesProps) {
  const heading = useId();
  const session = useSession();
  const name = session.status === 'signed-in' && session.user.fullName?.trim();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={2} id={heading}>
            {isFirstDay ? <Welcome name={name || undefined} /> : milestonesTitle}
          </Heading>
          {isFirstDay && <Text tone="quiet">{milestonesTitle}, until your first payout:</Text>}
        </Stack>
        <Timeline steps={milestoneSteps(milestones)} />
      </Stack>
    </Card>
  );
}

const Welcome = ({ name }: { name: string | undefined }) =>
  name === undefined ? (
    'Welcome'
  ) : (
    <>
      Welcome, <span translate="no">{name}</span>
    </>
  );
