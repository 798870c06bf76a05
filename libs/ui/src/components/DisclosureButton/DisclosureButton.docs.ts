import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['accordion', 'disclosure', 'expander', 'collapse', 'details'],
  use: [
    'Something below it that few people need: the details of a bonus.',
    'The part stands in the page also while it is closed (`hidden`), so that `controls` always finds it.',
  ],
  avoid: ['What everybody needs: leave it open.', 'A few words on hover: `Tooltip`.'],
};
