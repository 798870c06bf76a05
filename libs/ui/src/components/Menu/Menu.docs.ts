import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['dropdown', 'action menu', 'more', 'context menu', 'overflow menu'],
  use: ['Several actions on one thing, of which few people need any.'],
  avoid: [
    'One action, or the main one: `Button`.',
    'A choice that is kept: `SelectField`.',
    'Links to pages: a list of links.',
  ],
};
