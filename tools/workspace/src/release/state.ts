/** The state of releases, read from the branch and the tags. */
export interface ReleaseState {
  /** Whether there are version plans for a release. */
  hasPlans: boolean;
  packages: readonly PublishedVersion[];
  /** The commit of the last release; undefined before the first. */
  releaseCommit: string | undefined;
}

export interface PublishedVersion {
  name: string;
  /** The version in the release commit, or the current one if there is none. */
  version: string;
  isTagged: boolean;
}

export type NextStep =
  | { do: 'finish'; commit: string; packages: PublishedVersion[] }
  | { do: 'version' }
  | { do: 'nothing' };

/**
 * Returns the next step of a release. A tag marks a published version. If a version of the release commit has
 * no tag, that release was interrupted and must be finished from its commit first, before newer plans.
 */
export function nextStep({ hasPlans, packages, releaseCommit }: ReleaseState): NextStep {
  const untagged = packages.filter(({ isTagged }) => !isTagged);
  if (releaseCommit !== undefined && untagged.length > 0) {
    return { do: 'finish', commit: releaseCommit, packages: untagged };
  }
  return { do: hasPlans ? 'version' : 'nothing' };
}

export const tagOf = ({ name, version }: Omit<PublishedVersion, 'isTagged'>) =>
  `${name}@${version}`;

/** Subject of the commit of `nx release`, as set in nx.json. */
export const releaseSubject = 'Release packages';
