import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../process/process.ts';
import { gitIn } from './repository.ts';

export interface Clone {
  root: string;
  /** The bare repository to which the clone pushes. */
  origin: string;
}

/**
 * Clones the last commit into `folder`, with a separate origin. The clone uses the packages that
 * are installed in this workspace.
 */
export function cloneWorkspace(folder: string): Clone {
  const origin = join(folder, 'origin.git');
  const root = join(folder, 'clone');
  mkdirSync(origin, { recursive: true });
  gitIn(origin)('init', '--quiet', '--bare', '--initial-branch=main');
  gitIn(workspaceRoot)('push', '--quiet', origin, 'HEAD:refs/heads/main');
  gitIn(folder)('clone', '--quiet', origin, root);
  const git = gitIn(root);
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@example.com');
  linkPackages(root);
  return { root, origin };
}

/**
 * Links the installed external packages. Workspace packages are linked to the folders in the clone
 * instead of this workspace.
 */
function linkPackages(root: string): void {
  // Excludes node_modules from git, because the pattern in .gitignore matches only folders, not
  // links.
  appendFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  const installed = join(workspaceRoot, 'node_modules');
  const target = join(root, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(installed)) {
    if (name !== '@bank-bonuses') symlinkSync(join(installed, name), join(target, name));
  }
  mkdirSync(join(target, '@bank-bonuses'));
  const { workspaces } = manifestOf(root);
  for (const folder of workspaceFolders(root, workspaces)) {
    const nested = join(workspaceRoot, folder, 'node_modules');
    const own = join(root, folder);
    symlinkSync(own, join(target, manifestOf(own).name));
    if (existsSync(nested)) symlinkSync(nested, join(own, 'node_modules'));
  }
}

const workspaceFolders = (root: string, patterns: readonly string[] = []) =>
  globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => dirname(file));

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    workspaces?: string[];
  };
