import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'column', 'vstack', 'spacing', 'flex', 'gap'],
  use: ["Elements below each other, with one of the kit's spacings between them."],
  avoid: ['Elements side by side: `Inline`, or `Columns` if widths matter.'],
};
