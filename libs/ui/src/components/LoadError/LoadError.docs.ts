import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['error state', 'failed', 'retry', 'offline'],
  use: [
    'In place of data that could not be loaded: what happened, and a button to retry.',
    '`useLoadError` keeps it in place during a retry.',
  ],
  avoid: [
    'Older data is still shown: `RefreshError`.',
    'A form that could not be submitted: `ErrorSummary`.',
  ],
};
