import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['modal', 'popup', 'window', 'alert dialog', 'confirm', 'overlay'],
  use: [
    "One matter that the page has to wait for: a short form, a contract's text, a question before something that cannot be undone.",
    "The button that goes on stands last in `actions` and says what it does: 'Delete account', not 'OK'.",
    'A dialog that few people open: `lazyDialog` fetches its code when it opens.',
  ],
  avoid: [
    'News that needs no answer: `useToast` or a `Notice`.',
    'Navigation on a phone: `Sheet`. Something that takes a while: `LoadingOverlay`.',
    'A form of more than about five fields: a page of its own.',
  ],
};
