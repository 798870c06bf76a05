import type { Milestone } from '@bank-bonuses/api-client';
import { milestonesTitle, milestoneSteps } from '@bank-bonuses/product';
import { Card, Heading, Stack, Timeline } from '@bank-bonuses/ui';

export interface NextMilestonesProps {
  milestones: readonly Milestone[];
}

const headingId = 'register-milestones';

/**
 * Renders the milestones from the registration to the first payout that the service has returned.
 */
export const NextMilestones = ({ milestones }: NextMilestonesProps) => (
  <Card as="section" aria-labelledby={headingId}>
    <Stack gap="md">
      <Heading level={3} id={headingId}>
        {milestonesTitle}
      </Heading>
      <Timeline steps={milestoneSteps(milestones)} />
    </Stack>
  </Card>
);
