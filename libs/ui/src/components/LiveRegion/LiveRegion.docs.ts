import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['aria-live', 'announce', 'screen reader', 'status'],
  use: [
    "Once in the page; `useAnnounce()` then says what is seen but not heard: 'Copied the account number'.",
  ],
  avoid: [
    'What a component says already: `ErrorSummary`, toasts and `LoadError` are announced by themselves.',
  ],
  related: ['useAnnounce'],
};
