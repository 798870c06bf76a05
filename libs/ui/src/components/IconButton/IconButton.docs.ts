import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['icon', 'toolbar button', 'close', 'menu button'],
  use: [
    'An action that an icon expresses alone: close, menu, next page.',
    '`label` is its accessible name, which a tooltip alone would not provide.',
  ],
  avoid: ['Any other action: `Button` with a label, and an `icon` if it helps.'],
};
