import { join } from 'node:path';
import { restore } from '../packages/packedManifest.mjs';
import { publishedFolders } from './packages/packedPackages.ts';
import { nx, workspaceRoot } from './process/process.ts';
import { workspaceProjects } from './process/projects.ts';
import { planInternalPackages } from './release/internalPlans.ts';
import { gitIn, readState } from './release/repository.ts';
import { nextStep, tagOf, type PublishedVersion } from './release/state.ts';

/**
 * `npm run release` versions, publishes and tags both packages from a clone of main, in the same
 * way as the workflow. If it fails, run it again: it continues with the step that failed (see
 * docs/releasing.md).
 */
const minutes = 60_000;
const git = gitIn(workspaceRoot);

async function must(what: string, work: Promise<{ code: number; timedOut: boolean }>) {
  const { code, timedOut } = await work;
  if (timedOut) throw new Error(`${what} timed out.`);
  if (code !== 0) throw new Error(`${what} failed.`);
}

/**
 * Applies the version plans: sets the versions, writes the changelogs and makes one commit. The
 * commit is pushed to main before anything is published.
 */
async function version(lastRelease: string | undefined): Promise<void> {
  const internal = workspaceProjects().filter(({ root }) => !publishedFolders.includes(root));
  planInternalPackages(workspaceRoot, internal, lastRelease);
  await must('Versioning', nx(['release', '--skip-publish'], { timeoutMs: 10 * minutes }));
  git('push', 'origin', 'HEAD:main');
}

/**
 * Builds, publishes and tags the packages. Skips versions that the registry already has, so it is
 * safe to run again.
 */
async function publish(packages: readonly PublishedVersion[]): Promise<void> {
  const projects = `--projects=${packages.map(({ name }) => name).join(',')}`;
  const build = nx(['run-many', '--targets=build', projects], { timeoutMs: 10 * minutes });
  await must('The build', build);
  try {
    // Does not use `nx release publish`, which would also require a publish target in the internal
    // packages, although these are private.
    const targets = ['run-many', '--targets=nx-release-publish', projects];
    await must('Publishing', nx(targets, { timeoutMs: 10 * minutes }));
  } finally {
    // Restores the manifests, because npm runs `postpack` only after it has packed successfully.
    for (const folder of publishedFolders) restore(join(workspaceRoot, folder));
  }
  for (const each of packages)
    git('tag', '--force', '--annotate', '--message', tagOf(each), tagOf(each));
  git('push', 'origin', ...packages.map((each) => `refs/tags/${tagOf(each)}`));
}

async function release(): Promise<void> {
  if (git('status', '--porcelain')) throw new Error('Commit or discard your changes first.');
  git('fetch', 'origin');
  const found = readState(workspaceRoot);
  const first = nextStep(found);
  if (first.do === 'nothing') {
    console.log('Nothing to release: there are no version plans.');
    return;
  }
  if (first.do === 'version') await version(found.releaseCommit);
  const step = nextStep(readState(workspaceRoot));
  if (step.do !== 'finish') throw new Error('The version plans did not change any version.');
  if (git('rev-parse', 'HEAD') !== step.commit) {
    console.log(`Finishing the interrupted release ${step.commit} first.`);
    git('checkout', '--quiet', '--detach', step.commit);
  }
  await publish(step.packages);
  console.log(`Published and tagged: ${step.packages.map(tagOf).join(', ')}`);
  if (first.do === 'finish' && found.hasPlans) {
    console.log('Run the release again to apply the newer version plans.');
  }
}

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
