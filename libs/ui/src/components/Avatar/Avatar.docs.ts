import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['user', 'profile picture', 'initials', 'person'],
  use: ["Beside a person's name or address. It is decoration and hidden from screen readers."],
  avoid: ['A bank: `Monogram`.'],
};
