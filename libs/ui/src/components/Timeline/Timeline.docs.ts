import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['history', 'stepper', 'milestones', 'schedule'],
  use: ['Steps over days or weeks: done, current and upcoming, with their days if known.'],
  avoid: ['Steps of a form: `StepProgress`.', 'A list of events: `Table`.'],
};
