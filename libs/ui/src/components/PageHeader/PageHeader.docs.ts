import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['title bar', 'app bar', 'heading', 'refresh'],
  use: [
    'The top of a page with data: its `h1`, a description, the age of the data, and a Refresh button.',
  ],
  avoid: ['A page without data: `Heading`. A page before login: `PublicPage`.'],
};
