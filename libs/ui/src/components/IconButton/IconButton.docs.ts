import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['icon', 'toolbar button', 'close', 'menu button'],
  use: [
    'A small thing that a picture says alone: close, menu, next page.',
    '`label` names it for everybody, as a tooltip of its own would not.',
  ],
  avoid: ['Anything that needs thought: `Button` with words, and an `icon` where it helps.'],
};
