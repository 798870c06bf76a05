import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const testEnding = /\.(test|resilience|stories|e2e)\.[cm]?[jt]sx?$/;
const fullEnding = /\.full\./;

/**
 * Returns the paths, relative to the workspace, of all test files that are in git or would be added
 * to it. Finds the files by name instead of using the settings of the test runners, so that a wrong
 * pattern in these settings is noticed.
 */
export function testFiles(root: string, { full }: { full: boolean }): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Error('git ls-files failed. Run the tests in a clone of the repository.');
  return stdout
    .split('\0')
    .filter((file) => testEnding.test(file) && (full || !fullEnding.test(file)))
    .filter((file) => existsSync(join(root, file)));
}
