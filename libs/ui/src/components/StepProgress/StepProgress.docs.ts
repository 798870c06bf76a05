import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['stepper', 'wizard', 'breadcrumb', 'steps'],
  use: [
    'Where somebody is in a form of several pages, and what comes next.',
    "Give the focus to the step's heading when the step changes.",
  ],
  avoid: ['What happens over days or weeks: `Timeline`.', 'A share of a whole: `Progress`.'],
};
