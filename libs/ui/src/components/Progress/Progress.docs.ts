import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['progress bar', 'meter', 'gauge', 'percent'],
  use: [
    "How much of something is done, where that is known: '$3,500 of $5,000'.",
    'Say the same in words beside it; the bar alone is a picture.',
  ],
  avoid: [
    'Steps with names: `StepProgress`. Days: `Timeline`.',
    'A wait of unknown length: `Spinner`.',
  ],
};
