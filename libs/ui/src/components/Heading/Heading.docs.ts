import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['title', 'h1', 'h2', 'headline'],
  use: [
    'The words over a part of the page; `level` is its place in the outline, one `h1` a page.',
    '`size` where the looks differ from the place.',
  ],
  avoid: [
    'Bold text that heads nothing: `Text` with `weight`.',
    "A page's first heading with its data's age: `PageHeader`.",
  ],
};
