import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'column', 'vstack', 'spacing', 'flex', 'gap'],
  use: ["Things below one another, with one of the kit's distances between them."],
  avoid: ['Side by side: `Inline`, or `Columns` where widths matter.'],
};
