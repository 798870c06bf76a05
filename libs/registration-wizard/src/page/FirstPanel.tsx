import { Heading, Stack } from '@bank-bonuses/ui';
import { Costs } from '../costs/Costs.tsx';
import { beside } from '../costs/Costs.css.ts';
import { RequirementsPanel } from './RequirementsPanel.tsx';

/** What to know before anything is asked: the costs, and what to have at hand. */
export function FirstPanel() {
  return (
    <Stack gap="lg">
      <div className={beside}>
        <Stack gap="sm">
          <Heading level={3}>What it costs</Heading>
          <Costs />
        </Stack>
      </div>
      <Stack gap="sm">
        <Heading level={3}>What to have at hand</Heading>
        <RequirementsPanel />
      </Stack>
    </Stack>
  );
}
