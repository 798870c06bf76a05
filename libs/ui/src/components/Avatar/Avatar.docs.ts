import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['user', 'profile picture', 'initials', 'person'],
  use: ["Stands beside a person's name or address. It is decoration and says nothing by itself."],
  avoid: ['A bank: `Monogram`.'],
};
