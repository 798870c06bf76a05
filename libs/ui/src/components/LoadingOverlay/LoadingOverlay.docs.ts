import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['blocking', 'busy', 'progress', 'wait', 'backdrop'],
  use: [
    'Something that must not be interrupted, such as a payment: the page waits.',
    'Say in `detail` how long it takes, and what not to do meanwhile.',
  ],
  avoid: ["One button's work: `Button` with `loading`.", 'Data that is on its way: `Skeleton`.'],
};
