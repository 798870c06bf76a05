import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['svg', 'glyph', 'picture', 'lucide'],
  use: ['An icon beside text, in the color of that text.'],
  avoid: [
    'An icon that can be pressed: `IconButton`.',
    'An icon without text: give it a name, or add the text.',
  ],
};
