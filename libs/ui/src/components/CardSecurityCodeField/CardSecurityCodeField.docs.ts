import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'CVC', 'CVV', 'CID', 'credit card'],
  use: ['The code that stands on a card beside its number. Never store it.'],
  avoid: ['A code that was sent to somebody: `OneTimeCodeField`.'],
};
