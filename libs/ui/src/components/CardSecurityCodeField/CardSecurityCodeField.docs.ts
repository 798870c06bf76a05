import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'CVC', 'CVV', 'CID', 'credit card'],
  use: ['The security code that is printed on a card. Never store it.'],
  avoid: ['A code that was sent to a person: `OneTimeCodeField`.'],
};
