import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['alert', 'banner', 'message', 'callout', 'info box', 'warning'],
  use: [
    'News that stays on the page beside what it is about: a rule, a warning, a success.',
    '`tone` says what kind it is; give it a `title` where the text is longer than a line.',
  ],
  avoid: [
    'Why a form could not be sent: `ErrorSummary`.',
    'Something that just happened and needs nothing: `useToast`.',
    'Data that could not be loaded: `LoadError`.',
  ],
};
