import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['svg', 'glyph', 'picture', 'lucide'],
  use: ['A small picture beside words, in the colour of the text around it.'],
  avoid: [
    'A picture that can be pressed: `IconButton`.',
    'A picture without words: give it a name, or write the words.',
  ],
};
