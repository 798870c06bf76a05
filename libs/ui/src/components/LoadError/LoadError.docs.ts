import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['error state', 'failed', 'retry', 'offline'],
  use: [
    'In place of data that could not be loaded: what happened, and one button to try again.',
    '`useLoadError` keeps it in place while the next try is under way.',
  ],
  avoid: [
    'Older data still stands there: `RefreshError`.',
    'A form that could not be sent: `ErrorSummary`.',
  ],
};
