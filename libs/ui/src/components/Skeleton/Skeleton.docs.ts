import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['placeholder', 'loading', 'shimmer', 'ghost'],
  use: [
    'In the place and size of content that loads, so that nothing moves when it arrives.',
    "Announce 'Loading' once for all skeletons (`VisuallyHidden`).",
  ],
  avoid: ['Content of unknown size: `Spinner`.'],
};
