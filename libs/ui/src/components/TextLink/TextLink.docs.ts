import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['anchor', 'hyperlink', 'URL', 'navigation'],
  use: [
    "A link to another page, labeled by its target: 'Payment terms', never 'click here'.",
    '`standalone` on a separate line, where it is a larger target and not printed.',
  ],
  avoid: ['An action on this page: `TextButton`.', 'The main link of a page: `ButtonLink`.'],
};
