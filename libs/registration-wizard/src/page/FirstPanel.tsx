import { Heading, Stack } from '@bank-bonuses/ui';
import { Costs } from '../costs/Costs.tsx';
import { beside } from '../costs/Costs.css.ts';
import { RequirementsPanel } from './RequirementsPanel.tsx';

/** Renders the panel of the first step: the costs and the requirements. */
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
        <Heading level={3}>What you need</Heading>
        <RequirementsPanel />
      </Stack>
    </Stack>
  );
}
