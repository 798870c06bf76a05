import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['progress bar', 'meter', 'gauge', 'percent'],
  use: [
    "The completed share of a known total: '$3,500 of $5,000'.",
    'Show the value as text beside the bar, because the bar itself shows no number.',
  ],
  avoid: [
    'Steps with names: `StepProgress`. Days: `Timeline`.',
    'An operation of unknown length: `Spinner`.',
  ],
};
