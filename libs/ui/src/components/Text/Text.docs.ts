import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['paragraph', 'typography', 'copy', 'body', 'label'],
  use: ["Running text with a readable line length, in the kit's tones."],
  avoid: ['A heading: `Heading`. An amount: `Amount`. An email address: `EmailText`.'],
};
