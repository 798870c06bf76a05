import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'login page', 'sign-in', 'template', 'auth page'],
  use: [
    'A whole page for people who are not signed in: logo, heading, one sentence, a form.',
    '`aside` folds away on a phone, so nothing in it may be needed to go on.',
  ],
  avoid: ['A page with navigation: `PageHeader` inside your own layout.'],
  related: ['PublicPageFoot'],
};
