import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['container', 'main', 'wrapper', 'content block', 'page layout', 'max width'],
  use: [
    'Once on every page for signed-in people, around everything but the navigation. It sets the margins and the width.',
    'Make a `SkipLink` to it the first element of the page.',
  ],
  avoid: [
    'A page before login: `PublicPage`, which has its own main landmark.',
    'Parts of the page: `Card`, `Stack` or `Columns`.',
  ],
};
