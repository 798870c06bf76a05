import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['CTA', 'call to action', 'submit', 'action'],
  use: [
    'An action on this page: submit a form, open a dialog, refresh.',
    'One `filled` button per view; `outline` for the alternative, `quiet` for actions that few people need.',
    '`loading` while the action runs; `loadingText` names the running action.',
  ],
  avoid: [
    'Another page: `ButtonLink` or `TextLink`, so that it can be opened in a tab.',
    'An icon alone: `IconButton`. Within a sentence: `TextButton`.',
  ],
};
