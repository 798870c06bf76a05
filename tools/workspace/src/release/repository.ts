import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { publishedFolders } from '../packages/packedPackages.ts';

/** The state of the last release, read from the branch and the tags of its origin. */
export interface ReleaseState {
  /** Whether there are version plans that have not been released. */
  hasPlans: boolean;
  packages: readonly PublishedVersion[];
  /** The commit of the last release. Undefined before the first release. */
  releaseCommit: string | undefined;
}

export interface PublishedVersion {
  name: string;
  /** The version in the release commit. Before the first release, the current version. */
  version: string;
  /** Whether this version has its tag, which marks a published version. */
  isTagged: boolean;
}

/** Subject of the commit that `nx release` makes, as configured in nx.json. */
const releaseSubject = 'Release packages';

export const tagOf = ({ name, version }: Pick<PublishedVersion, 'name' | 'version'>) =>
  `${name}@${version}`;

/**
 * Returns a function that runs git in a clone and returns its output. If git fails, the function
 * throws an error that contains git's error output.
 */
export function gitIn(root: string) {
  return (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout.trim();
  };
}

export function readState(root: string): ReleaseState {
  const git = gitIn(root);
  const found = git('log', '-1', '--format=%H', `--grep=^${releaseSubject}$`);
  const releaseCommit = found || undefined;
  // Reads the tags of the origin, because a local tag that was not pushed does not count as
  // released.
  const tags = [...git('ls-remote', '--tags', 'origin').matchAll(/refs\/tags\/(.+)$/gm)].map(
    ([, tag]) => tag,
  );
  const packages = publishedFolders.map((folder) => {
    const manifest = git('show', `${releaseCommit ?? 'HEAD'}:${folder}/package.json`);
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    return { name, version, isTagged: tags.includes(tagOf({ name, version })) };
  });
  const hasPlans = globSync('.nx/version-plans/*.md', { cwd: root }).length > 0;
  return { hasPlans, packages, releaseCommit };
}
