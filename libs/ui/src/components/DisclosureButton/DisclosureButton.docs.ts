import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['accordion', 'disclosure', 'expander', 'collapse', 'details'],
  use: [
    'Optional content below the button that few people need: the details of a bonus.',
    'Keep the content in the page while it is closed (`hidden`), so that `controls` always refers to an element.',
  ],
  avoid: ['Content that everyone needs: leave it visible.', 'A few words on hover: `Tooltip`.'],
};
