import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'date picker', 'calendar', 'birthday'],
  use: [
    "A day, by the browser's own date input: its keyboard, its calendar, its language.",
    'Values are `YYYY-MM-DD` without a time, so that no time zone shifts the day.',
  ],
  avoid: ['A day that is only shown: `formatDay`.'],
};
