import { workspaceProjects } from '../lint/boundaries.mjs';
import { publishedFolders } from './packages/packedPackages.ts';
import { nx, run, workspaceRoot } from './process/process.ts';
import { planInternalPackages } from './release/internalPlans.ts';
import { gitIn, readState } from './release/repository.ts';
import { nextStep, tagOf, type PublishedVersion } from './release/state.ts';

/**
 * `npm run release` versions, publishes and tags both packages from a clone of main, as the workflow does.
 * After a failure, run it again: it continues where it stopped (see docs/releasing.md).
 */
const minutes = 60_000;
const git = gitIn(workspaceRoot);

async function must(what: string, work: Promise<{ code: number; timedOut: boolean }>) {
  const { code, timedOut } = await work;
  if (timedOut) throw new Error(`${what} timed out.`);
  if (code !== 0) throw new Error(`${what} failed.`);
}

/** Applies the plans: versions, changelogs and one commit, which is pushed to main before publishing. */
async function version(lastRelease: string | undefined): Promise<void> {
  const internal = workspaceProjects(workspaceRoot).filter(
    ({ root }) => !publishedFolders.includes(root),
  );
  planInternalPackages(workspaceRoot, internal, lastRelease);
  await must('Versioning', nx(['release', '--skip-publish'], { timeoutMs: 10 * minutes }));
  git('push', 'origin', 'HEAD:main');
}

/** Publishes the packages. Skips versions that the registry already has, so it can be repeated. */
async function publish(packages: readonly PublishedVersion[]): Promise<void> {
  const projects = `--projects=${packages.map(({ name }) => name).join(',')}`;
  const build = nx(['run-many', '--targets=build', projects], { timeoutMs: 10 * minutes });
  await must('The build', build);
  try {
    // `nx release publish` also expects the target of the internal packages, which are private.
    const targets = ['run-many', '--targets=nx-release-publish', projects];
    await must('Publishing', nx(targets, { timeoutMs: 10 * minutes }));
  } finally {
    // `postpack` restores the manifests, but npm runs it only after successful packing.
    for (const { name } of packages) {
      await run('npm', ['run', '--silent', 'postpack', `--workspace=${name}`], {
        timeoutMs: minutes,
      });
    }
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
    console.log('Run it again to release newer version plans.');
  }
}

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
