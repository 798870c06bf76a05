import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['aria-live', 'announce', 'screen reader', 'status'],
  use: [
    "Once per page; `useAnnounce()` then announces changes that are only visible: 'Copied the account number'.",
  ],
  avoid: ['Changes that a component already announces: `ErrorSummary`, toasts and `LoadError`.'],
  related: ['useAnnounce'],
};
