import type { AttentionItem, Milestone } from '@bank-bonuses/api-client';
import { useSession } from '@bank-bonuses/auth';
import { milestonesTitle, milestoneSteps, type MilestoneProblem } from '@bank-bonuses/product';
import { Card, Heading, Stack, Text, Timeline } from '@bank-bonuses/ui';
import { useId } from 'react';

export interface NextMilestonesProps {
  milestones: readonly Milestone[];
  /** Whether the customer has no earnings yet. */
  isFirstDay: boolean;
  /** What needs the customer's attention. A problem with the current milestone changes its words. */
  attention?: readonly AttentionItem[] | undefined;
}

const problemOf: Partial<Record<AttentionItem['kind'], MilestoneProblem>> = {
  payment_awaited: 'payment_received',
  identity_check_failed: 'identity_checked',
};

/** Renders the milestones up to the first payout, with a welcome text on the first day. */
export function NextMilestones({ milestones, isFirstDay, attention = [] }: NextMilestonesProps) {
  const heading = useId();
  const session = useSession();
  const problems = attention.flatMap(({ kind }) => problemOf[kind] ?? []);
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
        <Timeline steps={milestoneSteps(milestones, problems)} />
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
