import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['panel', 'tile', 'box', 'surface', 'container'],
  use: [
    'One topic with its own border: a bonus, an account, a group of settings.',
    '`as="section"` with a name if people should find it in the page\'s outline.',
  ],
  avoid: ["A page's only content: no card needed.", 'A stat: `StatCard`.'],
};
