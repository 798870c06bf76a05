import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['CTA', 'call to action', 'link button', 'anchor'],
  use: [
    'The one way on to another page, where a link in the text would be passed over.',
    "`render` takes the router's own link, so that the page is not loaded again.",
  ],
  avoid: [
    'Something that happens here: `Button`.',
    'A link among others, or in a sentence: `TextLink`.',
  ],
};
