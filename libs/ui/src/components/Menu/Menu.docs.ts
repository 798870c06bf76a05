import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['dropdown', 'action menu', 'more', 'context menu', 'overflow menu'],
  use: ['Several actions on one item that few people need.'],
  avoid: [
    'One action, or the main one: `Button`.',
    'A choice that stays visible: `SelectField`.',
    'Links to pages: a list of links.',
  ],
};
