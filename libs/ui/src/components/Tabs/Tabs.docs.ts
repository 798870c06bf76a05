import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Navigation',
  words: ['tab', 'tab list', 'panel', 'segmented'],
  use: ['A few views of one topic, of which one is visible at a time.'],
  avoid: ['Pages with their own URL: use links.', 'A choice that belongs to a form: `RadioGroup`.'],
};
