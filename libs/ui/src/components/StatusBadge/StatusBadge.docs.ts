import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['badge', 'tag', 'chip', 'pill', 'label', 'status'],
  use: [
    'The status of one of many items, if it differs from the usual one: completed, cancelled, overdue.',
  ],
  avoid: [
    'A count: show it as text.',
    'A message about what happened: `Notice`.',
    'A step of a process: `Timeline`.',
  ],
};
