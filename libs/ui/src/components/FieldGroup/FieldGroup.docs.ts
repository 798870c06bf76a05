import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['fieldset', 'section', 'legend'],
  use: [
    'Fields that answer one question together: an address, a list of checkboxes.',
    'An error about all of them stands at the group (`error`), an error about one at its field.',
  ],
  avoid: [
    'A heading over any content: `Heading`.',
    'Fields that only stand side by side: `Columns`.',
  ],
};
