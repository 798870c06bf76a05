import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['snackbar', 'notification', 'flash message', 'toast'],
  use: [
    "Once around the page; `useToast().show()` then confirms an action: 'Copied!', 'Phone updated'.",
    'A toast disappears after some seconds, so show important messages elsewhere, too.',
    'To keep a page small at its start, `lazyToasts` loads the code with the first message.',
  ],
  avoid: [
    "An error that the person must fix: `ErrorSummary`, or the field's `error`.",
    'A message that must stay: `Notice`.',
  ],
  related: ['useToast'],
};
