import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['anchor', 'hyperlink', 'URL', 'navigation'],
  use: [
    "Another page, named by where it leads: 'Payment terms', never 'click here'.",
    '`standalone` on a line of its own, where it is a larger target and not printed.',
  ],
  avoid: ['Something that happens here: `TextButton`.', 'The one way on: `ButtonLink`.'],
};
