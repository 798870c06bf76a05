import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['money', 'currency', 'dollars', 'price', 'format'],
  use: [
    'Every amount of US dollars: dollars and cents, figures of one width, dots where amounts are hidden.',
    '`tone="earned"` for money that was earned, and for nothing else.',
  ],
  avoid: [
    "A text that cannot hold an element, such as a chart's summary: `useAmountText`.",
    'Another currency: the kit knows US dollars only.',
  ],
  related: ['AmountsProvider', 'useAmountText'],
};
