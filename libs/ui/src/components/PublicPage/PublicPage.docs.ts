import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'login page', 'sign-in', 'template', 'auth page'],
  use: [
    'A whole page for people who are not signed in: logo, heading, one sentence, a form.',
    '`aside` is collapsed on a phone, so it must not contain anything required.',
  ],
  avoid: ['A page with navigation: `PageHeader` inside your layout.'],
  related: ['PublicPageFoot'],
};
