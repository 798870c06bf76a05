import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Navigation',
  words: ['sr-only', 'screen reader', 'accessible text'],
  use: ['Text for screen readers, if an image or a position conveys the meaning to everyone else.'],
  avoid: [
    'A name for a control: `aria-label` or its own label.',
    'Text that helps everyone: show it.',
  ],
};
