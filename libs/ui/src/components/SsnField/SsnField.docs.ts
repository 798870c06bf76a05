import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'social security number', 'tax number', 'ITIN', 'mask'],
  use: [
    'A Social Security Number that somebody enters. The owner keeps it, sends it once and lets go of it.',
  ],
  avoid: ['To show a stored number: keep only its last four digits (see Money and masking).'],
};
