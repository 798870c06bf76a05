import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['CTA', 'call to action', 'link button', 'anchor'],
  use: [
    'The main link to another page, where a link within the text would be overlooked.',
    "`render` accepts the router's link component, which navigates without a reload.",
  ],
  avoid: [
    'An action on this page: `Button`.',
    'A link among others, or in a sentence: `TextLink`.',
  ],
};
