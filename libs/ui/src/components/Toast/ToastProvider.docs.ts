import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['snackbar', 'notification', 'flash message', 'toast'],
  use: [
    "Once around the page; `useToast().show()` then tells of something that just happened: 'Copied!', 'Phone updated'.",
    'It goes by itself after some seconds, so it is never the only place of something that matters.',
    'A page that should be light at its start: `lazyToasts` fetches its code with the first message.',
  ],
  avoid: [
    "An error that somebody has to mend: `ErrorSummary`, or the field's `error`.",
    'News that has to stay: `Notice`.',
  ],
  related: ['useToast'],
};
