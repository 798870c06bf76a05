import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['alert', 'form errors', 'validation', 'error box'],
  use: [
    'Over a form that could not be sent: what happened, with a link to each field.',
    'Give it the focus by its `ref` once it is there; each field says its own error as well.',
    "`useErrorTitle` puts 'Error: ' before the page's title while it shows.",
  ],
  avoid: [
    "A warning that stops nobody: `Notice`, or the field's `note`.",
    'Data that could not be loaded: `LoadError`.',
  ],
};
