import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['drawer', 'sidebar', 'side panel', 'off-canvas', 'mobile menu'],
  use: ['A panel that slides in from the side, such as the navigation on a phone.'],
  avoid: ['A question or a form: `Dialog`.', 'Content that fits on the page: leave it there.'],
};
