import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['badge', 'tag', 'chip', 'pill', 'label', 'status'],
  use: [
    'The state of one thing among many, when it differs from what readers expect: completed, cancelled, overdue.',
  ],
  avoid: [
    'A number of things: write it in words.',
    'A message about what happened: `Notice`.',
    'A step on a way: `Timeline`.',
  ],
};
