import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from './repository.ts';

interface Package {
  name: string;
  /** The folder of the package, relative to the repository. */
  root: string;
}

interface Commit {
  hash: string;
  subject: string;
  files: string[];
}

/**
 * Writes and stages version plans for the internal packages: a patch for each package that has
 * changed since `lastRelease`. Before the first release, one plan covers all internal packages.
 * Developers do not write these plans themselves, because internal packages are not published.
 */
export function planInternalPackages(
  root: string,
  packages: readonly Package[],
  lastRelease: string | undefined,
): void {
  const plans =
    lastRelease === undefined
      ? [{ name: 'first', subject: 'First release.', names: packages.map(({ name }) => name) }]
      : commitsSince(root, lastRelease).map(({ hash, subject, files }) => ({
          name: hash,
          subject,
          names: packages
            .filter((each) => files.some((file) => file.startsWith(`${each.root}/`)))
            .map(({ name }) => name),
        }));
  const folder = join(root, '.nx/version-plans');
  mkdirSync(folder, { recursive: true });
  for (const { name, subject, names } of plans) {
    if (names.length === 0) continue;
    const bumps = names.map((each) => `'${each}': patch`);
    const text = ['---', ...bumps, '---', '', subject, ''].join('\n');
    writeFileSync(join(folder, `internal-${name}.md`), text);
  }
  gitIn(root)('add', '.nx/version-plans');
}

/** Returns the commits after `hash`, oldest first, without merges. */
function commitsSince(root: string, hash: string): Commit[] {
  // Separates the fields with NUL characters, which cannot occur in a subject or a path.
  const format = '--format=%x00%h%x00%s%x00';
  const log = gitIn(root)(
    'log',
    '--reverse',
    '--no-merges',
    '--name-only',
    format,
    `${hash}..HEAD`,
  );
  const fields = log.split('\0').slice(1);
  return Array.from({ length: Math.floor(fields.length / 3) }, (_, at) => {
    const [hash = '', subject = '', files = ''] = fields.slice(3 * at, 3 * at + 3);
    return { hash, subject, files: files.split('\n').filter(Boolean) };
  });
}
