import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['title bar', 'app bar', 'heading', 'refresh'],
  use: [
    'The top of a page with data: its `h1`, what it shows, how old the data is, a way to refresh.',
  ],
  avoid: ['A page without data: `Heading`. Before sign-in: `PublicPage`.'],
};
