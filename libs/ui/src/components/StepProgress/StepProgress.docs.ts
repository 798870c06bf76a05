import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['stepper', 'wizard', 'breadcrumb', 'steps'],
  use: [
    'The current step of a form, and the next one.',
    "Focus the step's heading when the step changes.",
  ],
  avoid: ['Events over days or weeks: `Timeline`.', 'A share of a whole: `Progress`.'],
};
