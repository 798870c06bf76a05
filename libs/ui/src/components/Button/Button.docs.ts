import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['CTA', 'call to action', 'submit', 'action'],
  use: [
    'Something that happens on this page: send a form, open a dialog, refresh.',
    'One `filled` button a view; `outline` for the other way, `quiet` for what few people press.',
    '`loading` while it is under way; `loadingText` says what.',
  ],
  avoid: [
    'Another page: `ButtonLink` or `TextLink`, so that it can be opened in a tab.',
    'A picture alone: `IconButton`. Within a sentence: `TextButton`.',
  ],
};
