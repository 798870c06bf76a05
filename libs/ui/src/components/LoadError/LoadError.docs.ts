import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['error state', 'failed', 'retry', 'offline'],
  use: [
    'In place of data that could not be loaded: what happened, and a button to retry.',
    '`useLoadError` also returns the error during a retry, so that the message stays in place.',
  ],
  avoid: [
    'Older data is still shown: `RefreshError`.',
    'A form that could not be submitted: `ErrorSummary`.',
  ],
};
