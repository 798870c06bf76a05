import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['stale', 'outdated', 'refresh failed', 'offline'],
  use: ['Above older data whose refresh has failed.'],
  avoid: ['No data to show: `LoadError`.'],
};
