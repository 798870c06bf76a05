import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Navigation',
  words: ['sr-only', 'screen reader', 'accessible text'],
  use: [
    'Words for those who hear the page, where a picture or a place says it to those who see it.',
  ],
  avoid: [
    'A name for a control: `aria-label` or its own label.',
    'Words that would help everybody: show them.',
  ],
};
