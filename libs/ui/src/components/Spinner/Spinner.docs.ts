import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['loader', 'loading', 'busy', 'throbber'],
  use: ['A short wait whose result has no size yet. With `label` it says what is under way.'],
  avoid: [
    'A place whose size is known: `Skeleton`.',
    "A button's own wait: `Button` with `loading`.",
  ],
};
