/** How far the releases have come, read from the branch and its tags. */
export interface ReleaseState {
  /** Whether version plans wait for a release. */
  hasPlans: boolean;
  packages: readonly PublishedVersion[];
  /** The last commit that a release made; undefined before the first. */
  releaseCommit: string | undefined;
}

export interface PublishedVersion {
  name: string;
  /** Its version in the release commit, or now when there is none. */
  version: string;
  isTagged: boolean;
}

export type NextStep =
  | { do: 'finish'; commit: string; packages: PublishedVersion[] }
  | { do: 'version' }
  | { do: 'nothing' };

/**
 * A tag says that a version was published. A release commit with a version that has none was interrupted:
 * it is finished first, from that commit, whatever has been planned since.
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

/** Subject of the commit that `nx release` makes, as nx.json sets it. */
export const releaseSubject = 'Release packages';
