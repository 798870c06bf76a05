import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['history', 'stepper', 'milestones', 'schedule'],
  use: [
    'What is done, under way and to come over days or weeks, with the days where they are known.',
  ],
  avoid: ['Pages of a form: `StepProgress`.', 'A list of what happened: `Table`.'],
};
