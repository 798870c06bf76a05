import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['stale', 'outdated', 'refresh failed', 'offline'],
  use: ['Over data that is still good but could not be brought up to date.'],
  avoid: ['Nothing to show at all: `LoadError`.'],
};
