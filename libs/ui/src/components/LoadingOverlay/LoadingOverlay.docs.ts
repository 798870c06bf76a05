import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['blocking', 'busy', 'progress', 'wait', 'backdrop'],
  use: [
    'An operation that must not be interrupted, such as a payment.',
    'Say in `description` how long it takes, and what not to do in the meantime.',
  ],
  avoid: [
    'The action of one button: `Button` with `loading`.',
    'Data that is loading: `Skeleton`.',
  ],
};
