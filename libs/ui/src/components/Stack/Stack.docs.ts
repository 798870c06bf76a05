import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'column', 'vstack', 'spacing', 'flex', 'gap'],
  use: [
    "Elements below each other, with one of the kit's spacings between them.",
    'Children are stretched to the width of the stack. A button keeps its own width in an `Inline`; `align="start"` keeps the width of every child.',
    '`width="form"` for a form inside `PageContent`, which is too wide for fields.',
  ],
  avoid: ['Elements side by side: `Inline`, or `Columns` if widths matter.'],
};
