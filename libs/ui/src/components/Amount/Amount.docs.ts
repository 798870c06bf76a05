import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['money', 'currency', 'dollars', 'price', 'format'],
  use: [
    'Every amount in US dollars: dollars and cents, digits of one width, dots while amounts are hidden.',
    '`tone="earned"` for money that was earned, and for nothing else.',
  ],
  avoid: [
    "A text that cannot contain an element, such as a chart's summary: `useAmountText`.",
    'Another currency: the kit supports US dollars only.',
  ],
  related: ['AmountsProvider', 'useAmountText'],
};
