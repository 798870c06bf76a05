import { join } from 'node:path';
import { publishedFolders, stage } from './packages/packedPackages.ts';
import { nx, workspaceRoot } from './process/process.ts';
import { workspaceProjects } from './process/projects.ts';
import { planInternalPackages } from './release/internalPlans.ts';
import { gitIn, readState, tagOf, type PublishedVersion } from './release/repository.ts';

/**
 * `npm run release` versions, publishes and tags both packages from a clone of main, in the same
 * way as the workflow. If it fails, run it again: it continues with the step that failed (see
 * docs/releasing.md).
 */
const git = gitIn(workspaceRoot);

async function mustRun(what: string, args: string[]): Promise<void> {
  const { code } = await nx(args, { timeoutMs: 10 * 60_000 });
  if (code !== 0) throw new Error(`${what} failed.`);
}

/**
 * Applies the version plans: sets the versions, writes the changelogs and makes one commit. The
 * commit is pushed to main before anything is published.
 */
async function version(lastRelease: string | undefined): Promise<void> {
  const internal = workspaceProjects().filter(({ root }) => !publishedFolders.includes(root));
  planInternalPackages(workspaceRoot, internal, lastRelease);
  await mustRun('Versioning', ['release', '--skip-publish']);
  git('push', 'origin', 'HEAD:main');
}

/**
 * Builds, publishes and tags the packages. Skips versions that the registry already has, so it is
 * safe to run again.
 */
async function publish(packages: readonly PublishedVersion[]): Promise<void> {
  const folders = publishedFolders.join(',');
  await mustRun('The build', ['run-many', '--targets=build', `--projects=${folders}`]);
  for (const folder of publishedFolders) {
    stage(folder, join(workspaceRoot, folder, '.cache/package'));
  }
  // Does not use `nx release publish`, which would also require a publish target in the internal
  // packages, although these are private.
  const projects = `--projects=${packages.map(({ name }) => name).join(',')}`;
  await mustRun('Publishing', ['run-many', '--targets=nx-release-publish', projects]);
  for (const each of packages)
    git('tag', '--force', '--annotate', '--message', tagOf(each), tagOf(each));
  git('push', 'origin', ...packages.map((each) => `refs/tags/${tagOf(each)}`));
}

/**
 * Reads the last release. If one of its versions has no tag, that release was interrupted: it is
 * finished from its own commit before newer plans are applied.
 */
function lastRelease() {
  const { hasPlans, packages, releaseCommit } = readState(workspaceRoot);
  const untagged = releaseCommit === undefined ? [] : packages.filter((each) => !each.isTagged);
  return { hasPlans, untagged, commit: releaseCommit };
}

async function release(): Promise<void> {
  if (git('status', '--porcelain')) throw new Error('Commit or discard your changes first.');
  git('fetch', 'origin');
  const last = lastRelease();
  const isResumed = last.untagged.length > 0;
  if (!isResumed && !last.hasPlans) {
    console.log('Nothing to release: there are no version plans.');
    return;
  }
  if (!isResumed) await version(last.commit);
  const { untagged, commit } = lastRelease();
  if (commit === undefined || untagged.length === 0) {
    throw new Error('The version plans did not change any version.');
  }
  if (git('rev-parse', 'HEAD') !== commit) {
    console.log(`Finishing the interrupted release ${commit} first.`);
    git('checkout', '--quiet', '--detach', commit);
  }
  await publish(untagged);
  console.log(`Published and tagged: ${untagged.map(tagOf).join(', ')}`);
  if (isResumed && last.hasPlans)
    console.log('Run the release again to apply the newer version plans.');
}

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
