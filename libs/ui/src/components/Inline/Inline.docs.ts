import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'row', 'hstack', 'flex', 'gap', 'cluster'],
  use: [
    'Small things on one line that go on in the next one when they do not fit: buttons, an icon and words.',
  ],
  avoid: ['Fields side by side: `Columns`.', 'Below one another: `Stack`.'],
};
