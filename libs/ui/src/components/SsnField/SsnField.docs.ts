import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'social security number', 'tax number', 'ITIN', 'mask'],
  use: [
    'A Social Security number that a person enters. The field is controlled: send the number once and clear it.',
  ],
  avoid: ['A stored number: keep only its last four digits (see Money and masking).'],
};
