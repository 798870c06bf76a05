import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['modal', 'popup', 'window', 'alert dialog', 'confirm', 'overlay'],
  use: [
    "One task that interrupts the page: a short form, a contract's text, a confirmation before an action that cannot be undone.",
    "The primary button is last in `actions` and names its action: 'Delete account', not 'OK'.",
    'A dialog that few people open: `lazyDialog` loads its code when it opens.',
  ],
  avoid: [
    'A message that needs no response: `useToast` or `Notice`.',
    'Navigation on a phone: `Sheet`. A long operation: `LoadingOverlay`.',
    'A form of more than about five fields: use a separate page.',
  ],
};
