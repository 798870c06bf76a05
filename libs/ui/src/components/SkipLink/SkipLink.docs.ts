import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Navigation',
  words: ['skip navigation', 'bypass', 'keyboard', 'main'],
  use: [
    'The first link of every page with navigation: it appears on focus and leads to the content.',
  ],
  avoid: ['A page without navigation before its content.'],
};
