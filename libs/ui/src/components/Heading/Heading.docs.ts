import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['title', 'h1', 'h2', 'headline'],
  use: [
    'The heading of a part of the page; `level` is its level in the outline, with one `h1` per page.',
    '`size` sets another size than the usual one of the level.',
  ],
  avoid: [
    'Bold text that is not a heading: `Text` with `weight`.',
    'The heading of a page with the age of its data: `PageHeader`.',
  ],
};
