import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishedFolders } from '../packages/packedPackages.ts';
import { workspaceRoot } from '../process/process.ts';
import { gitIn, readState } from './repository.ts';
import { nextStep, releaseSubject, type ReleaseState } from './state.ts';

const kit = { name: '@bank-bonuses/ui', version: '0.2.0', isTagged: true };
const done: ReleaseState = { hasPlans: false, packages: [kit], releaseCommit: 'abc' };

describe('nextStep', () => {
  test('is nothing without version plans', () => {
    expect(nextStep(done)).toEqual({ do: 'nothing' });
  });

  test('is to version the packages if there are plans, also for the first release', () => {
    expect(nextStep({ ...done, hasPlans: true })).toEqual({ do: 'version' });
    const first = { hasPlans: true, packages: [{ ...kit, isTagged: false }] };
    expect(nextStep({ ...first, releaseCommit: undefined })).toEqual({ do: 'version' });
  });

  test('is to finish an interrupted release before the next one', () => {
    const client = { name: '@bank-bonuses/api-client', version: '0.2.0', isTagged: false };
    expect(nextStep({ ...done, hasPlans: true, packages: [kit, client] })).toEqual({
      do: 'finish',
      commit: 'abc',
      packages: [client],
    });
  });
});

describe('readState', () => {
  let root: string;
  let git: ReturnType<typeof gitIn>;
  const setVersion = (version: string, subject: string) => {
    for (const folder of publishedFolders) {
      mkdirSync(join(root, folder), { recursive: true });
      const manifest = { name: folder.replace('libs/', '@bank-bonuses/'), version };
      writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', subject);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'state-'));
    execFileSync('git', ['init', '--quiet', root]);
    git = gitIn(root);
    execFileSync('git', ['init', '--quiet', '--bare', join(root, '.git/origin')]);
    git('remote', 'add', 'origin', join(root, '.git/origin'));
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.com');
    setVersion('0.1.0', 'Begin');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('returns the commit and versions of the last release, not those of later commits', () => {
    setVersion('0.2.0', releaseSubject);
    const commit = git('rev-parse', 'HEAD');
    git('tag', '@bank-bonuses/ui@0.2.0');
    git('push', '--quiet', 'origin', '@bank-bonuses/ui@0.2.0');
    // This tag is not pushed, so it does not count: the release was interrupted and must be
    // continued.
    git('tag', '@bank-bonuses/api-client@0.2.0');
    mkdirSync(join(root, '.nx/version-plans'), { recursive: true });
    writeFileSync(join(root, '.nx/version-plans/next.md'), 'next');
    setVersion('0.2.0-next', `Mention ${releaseSubject}`);
    expect(readState(root)).toEqual({
      hasPlans: true,
      releaseCommit: commit,
      packages: [
        { name: '@bank-bonuses/api-client', version: '0.2.0', isTagged: false },
        { name: '@bank-bonuses/ui', version: '0.2.0', isTagged: true },
      ],
    });
  });

  test('returns no release commit before the first release', () => {
    expect(readState(root)).toMatchObject({ hasPlans: false, releaseCommit: undefined });
  });
});

test('nx.json makes Nx commit a release with the expected subject and without tags', () => {
  const { release } = JSON.parse(readFileSync(join(workspaceRoot, 'nx.json'), 'utf8')) as {
    release: { git: object; version: object };
  };
  expect(release.git).toEqual({ commit: true, commitMessage: releaseSubject, tag: false });
  expect(release.version).toMatchObject({ adjustSemverBumpsForZeroMajorVersion: true });
});
