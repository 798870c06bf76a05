import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['fieldset', 'section', 'legend'],
  use: [
    'Fields that answer one question together: an address, a list of checkboxes.',
    'Show an error about all fields at the group (`error`), and an error about one field at that field.',
  ],
  avoid: ['A heading above other content: `Heading`.', 'Unrelated fields side by side: `Columns`.'],
};
