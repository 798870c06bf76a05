import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['paragraph', 'typography', 'copy', 'body', 'label'],
  use: ['Running text in lines that can be read, in the tones that mean something.'],
  avoid: ['A heading: `Heading`. An amount: `Amount`. An email address: `EmailText`.'],
};
