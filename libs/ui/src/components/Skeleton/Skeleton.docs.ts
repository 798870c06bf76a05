import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['placeholder', 'loading', 'shimmer', 'ghost'],
  use: [
    'In the place and size of what is on its way, so that nothing moves when it comes.',
    "Say 'Loading' once for all of them, in words that are heard (`VisuallyHidden`).",
  ],
  avoid: ['A wait without a known size: `Spinner`.'],
};
