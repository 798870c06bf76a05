import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from '../process.ts';
import type { Contract } from './contract.ts';
import type { Entries } from './exportsDiff.ts';

const sourceCondition = '@bank-bonuses/source';
export const planFolder = '.nx/version-plans';

function git(root: string, args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString().trim()}`);
  return stdout;
}

/** The commit that this one and the base have in common. */
export const commonCommit = (root: string, base: string) =>
  git(root, ['merge-base', base, 'HEAD']).toString().trim();

/**
 * Unpacks a commit's version of these folders below the workspace, so that its imports find the same
 * packages.
 */
export function unpackCommit(root: string, commit: string, folders: readonly string[]): string {
  const target = join(root, '.cache/api-before');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const present = folders.filter(
    (folder) => git(root, ['ls-tree', '--name-only', commit, folder]).length > 0,
  );
  const input = git(root, ['archive', commit, ...present]);
  const { status, stderr } = spawnSync('tar', ['-x', '-C', target], { input });
  if (status !== 0) throw new Error(`The commit could not be unpacked: ${stderr.toString()}`);
  return target;
}

/** The sources of a package's entries; those without a source, such as a stylesheet, are left out. */
export function entriesOf(root: string, folder: string): Entries {
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) return {};
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports?: Record<string, string | Record<string, string>>;
  };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      const source = typeof target === 'object' ? target[sourceCondition] : undefined;
      return source === undefined ? [] : [[entry, join(root, folder, source)]];
    }),
  );
}

/** The client's own package for YAML reads its contract. */
const { parse } = createRequire(join(workspaceRoot, 'libs/api-client/package.json'))('yaml') as {
  parse: (text: string) => unknown;
};

export const contractOf = (root: string): Contract =>
  parse(readFileSync(join(root, 'libs/api-client/openapi/portal.yaml'), 'utf8')) as Contract;

/** The texts of the version plans. */
export const plansOf = (root: string): string[] =>
  globSync(`${planFolder}/*.md`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
