import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from './repository.ts';

interface Package {
  name: string;
  /** The folder of the package, relative to the repository. */
  root: string;
}

/**
 * Writes and stages a version plan for the internal packages: a patch for each package that has
 * changed since `lastRelease`, or for all of them before the first release. Developers do not write
 * this plan, because internal packages are not published and have no changelog.
 */
export function planInternalPackages(
  root: string,
  packages: readonly Package[],
  lastRelease: string | undefined,
): void {
  const git = gitIn(root);
  const isChanged = ({ root: folder }: Package) =>
    lastRelease === undefined ||
    git('diff', '--name-only', lastRelease, 'HEAD', '--', folder) !== '';
  const bumps = packages.filter(isChanged).map(({ name }) => `'${name}': patch`);
  if (bumps.length === 0) return;
  const folder = join(root, '.nx/version-plans');
  mkdirSync(folder, { recursive: true });
  const lines = ['---', ...bumps, '---', '', 'Changes inside the package.', ''];
  writeFileSync(join(folder, 'internal.md'), lines.join('\n'));
  git('add', '.nx/version-plans');
}
