import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'row', 'hstack', 'flex', 'gap', 'cluster'],
  use: ['Small elements on one line that wraps if they do not fit: buttons, an icon and text.'],
  avoid: ['Fields side by side: `Columns`.', 'Elements below each other: `Stack`.'],
};
