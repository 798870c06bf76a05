import { Button, EmptyState, Heading, Inline, Stack, Text } from '@bank-bonuses/ui';
import { useId } from 'react';

/**
 * Renders a message for a customer without bonuses. The button is disabled, because there is no
 * list of offers yet.
 */
export function NoBonuses() {
  const soonId = useId();
  return (
    <Stack gap="md">
      <Heading level={2}>Your Enrolled Bonuses</Heading>
      <EmptyState
        action={
          <Inline justify="center">
            <Button variant="outline" aria-describedby={soonId}>
              Browse Available Bonuses
            </Button>
            {/* Hidden from screen readers, which read it with the button. */}
            <Text as="span" aria-hidden size="small" tone="quiet" id={soonId}>
              Coming soon
            </Text>
          </Inline>
        }
      >
        <Text align="center">You haven&apos;t enrolled in any bonus programs yet.</Text>
        <Text align="center" size="small" tone="quiet">
          Bonuses that we enroll you in show up here, with their amount and progress.
        </Text>
      </EmptyState>
    </Stack>
  );
}
