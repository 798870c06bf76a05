import { Heading, Stack, Text } from '@bank-bonuses/ui';
import { beside } from '../costs/Costs.css.ts';
import { Costs } from '../costs/Costs.tsx';
import type { StepNumber } from '../fields/field.ts';
import type { Later } from './useLater.ts';
import { lastStep } from '../steps.ts';

/** Returns the panel beside a step, with its title. */
export function asideOf(step: StepNumber, later: Later | undefined) {
  if (step === 1) return { asideTitle: 'Before you begin', aside: <FirstPanel /> };
  return step === lastStep
    ? { asideTitle: 'Order summary', aside: later && <later.OrderPanel /> }
    : { asideTitle: 'What you need', aside: <RequirementsPanel /> };
}

function FirstPanel() {
  return (
    <Stack gap="lg">
      <div className={beside}>
        <Stack gap="sm">
          <Heading level={3}>What it costs</Heading>
          <Costs />
        </Stack>
      </div>
      <Stack gap="sm">
        <Heading level={3}>What you need</Heading>
        <RequirementsPanel />
      </Stack>
    </Stack>
  );
}

/** Renders what the applicant needs, how long registering takes, and how the data is used. */
function RequirementsPanel() {
  return (
    <Stack gap="lg">
      <Stack as="ul" gap="sm">
        <Text as="li">Your driver's license or passport, to take photos of it</Text>
        <Text as="li">A camera for a selfie</Text>
        <Text as="li">The banks where you have accounts</Text>
        <Text as="li">A way to pay the account opening fee: card, bill pay or wire</Text>
      </Stack>
      <Text tone="quiet">It takes about ten minutes.</Text>
      <Text tone="quiet">
        Your Social Security number and your photos are kept encrypted. They are used to open
        accounts for you, and for nothing else.
      </Text>
    </Stack>
  );
}
