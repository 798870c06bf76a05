import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['container', 'main', 'wrapper', 'content block', 'page layout', 'max width'],
  use: [
    'Once on every page for signed-in people, around all that is not navigation. It brings the margins and the width.',
    'With a `SkipLink` as the first thing of the page, which leads to it.',
  ],
  avoid: [
    'Before sign-in: `PublicPage`, which has its own.',
    'Parts of the page: `Card`, `Stack` or `Columns`.',
  ],
};
