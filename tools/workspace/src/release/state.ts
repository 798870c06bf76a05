/** The state of the last and the next release, read from the branch and its tags. */
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
  isTagged: boolean;
}

export type NextStep =
  | { do: 'finish'; commit: string; packages: PublishedVersion[] }
  | { do: 'version' }
  | { do: 'nothing' };

/**
 * Returns what a release must do next. A tag marks a version that has been published. If a version
 * in the release commit has no tag, that release was interrupted. It must be finished from its own
 * commit before newer plans are applied.
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

/** Subject of the commit that `nx release` makes, as configured in nx.json. */
export const releaseSubject = 'Release packages';
