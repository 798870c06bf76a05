import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['fieldset', 'section', 'legend'],
  use: [
    'Fields that answer one question together: an address, a list of checkboxes.',
    'Show an error about all of them at the group (`error`), an error about one at its field.',
  ],
  avoid: ['A heading above other content: `Heading`.', 'Unrelated fields side by side: `Columns`.'],
};
