import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['loader', 'loading', 'busy', 'throbber'],
  use: ['A short operation whose result has no known size. `label` names the operation.'],
  avoid: ['Content of known size: `Skeleton`.', 'The action of a button: `Button` with `loading`.'],
};
