import { expect, test, vi } from 'vitest';
import ChangelogRenderer from './changelogRenderer.ts';

type Config = ConstructorParameters<typeof ChangelogRenderer>[0];

const change = (type: string, description: string, isBreaking = false) => ({
  type,
  description,
  isBreaking,
  scope: '',
  githubReferences: [],
  affectedProjects: ['@bank-bonuses/ui'],
});

test('a changelog entry lists breaking changes first, then new features and fixes', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) });
  const renderer = new ChangelogRenderer({
    changes: [
      change('fix', 'A button keeps its width.'),
      change('feat', '`Timeline` tells what is done.'),
      change('feat', '`focusAfter` is gone.', true),
    ],
    changelogEntryVersion: '0.2.0',
    project: '@bank-bonuses/ui',
    entryWhenNoChanges: false,
    isVersionPlans: true,
    changelogRenderOptions: { authors: false, commitReferences: false },
    conventionalCommitsConfig: undefined as unknown as Config['conventionalCommitsConfig'],
    remoteReleaseClient: { getRemoteRepoData: () => null } as Config['remoteReleaseClient'],
  });
  expect(await renderer.render()).toBe(
    [
      '## 0.2.0 (2026-11-23)',
      '### Breaking',
      '- `focusAfter` is gone.',
      '### New',
      '- `Timeline` tells what is done.',
      '### Fixes and improvements',
      '- A button keeps its width.',
    ].join('\n\n'),
  );
  vi.useRealTimers();
});
