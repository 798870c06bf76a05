import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['alert', 'banner', 'message', 'callout', 'info box', 'warning'],
  use: [
    'A message that stays on the page beside its topic: a rule, a warning, a success.',
    '`tone` is the kind of message; add a `title` if the text is longer than a line.',
  ],
  avoid: [
    'The errors of a form: `ErrorSummary`.',
    'A short confirmation: `useToast`.',
    'Data that could not be loaded: `LoadError`.',
  ],
};
