import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['alert', 'form errors', 'validation', 'error box'],
  use: [
    'Above a form that could not be submitted: what happened, with a link to each invalid field.',
    'Focus it by its `ref` once it is rendered; each field shows its own error, too.',
    "`useErrorTitle` prefixes the page's title with 'Error: ' while the summary is shown.",
  ],
  avoid: [
    "Advice that does not block the form: `Notice`, or the field's `note`.",
    'Data that could not be loaded: `LoadError`.',
  ],
};
