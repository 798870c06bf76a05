import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prunePackages } from './prunePackages.ts';

/**
 * Assembles a deployment in an empty folder: the service and its packages as sources that Node runs
 * directly, their dependencies by the lockfile, and the built portal.
 */
const root = resolve(import.meta.dirname, '../../..');
const builtPortal = join(root, 'apps/portal/dist');

const [target] = parseArgs({ allowPositionals: true }).positionals;
if (target === undefined) throw new Error('Usage: assemble.ts <folder>');
const folder = resolve(target);
mkdirSync(folder, { recursive: true });
if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
if (!existsSync(join(builtPortal, 'index.html'))) {
  throw new Error('The portal is not built: run `npx nx build portal` first.');
}

const copy = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, filter: isRuntime });
};
copy('package.json');
copy('package-lock.json');
// The lockfile names every workspace, so each needs at least a package.json.
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
for (const manifest of globSync(
  workspaces.map((pattern) => `${pattern}/package.json`),
  { cwd: root },
)) {
  copy(manifest);
}
const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
copy('apps/api/src');
// The packages of this repository that the service uses. They depend on no other one.
for (const name of Object.keys(dependencies)) {
  if (name.startsWith('@bank-bonuses/')) copy(`libs/${basename(name)}/src`);
}
copy('libs/api-client/openapi');
copy('apps/api/scripts/healthcheck.ts');
cpSync(builtPortal, join(folder, 'portal'), { recursive: true });

const { status } = spawnSync(
  'npm',
  [
    'ci',
    '--omit=dev',
    '--omit=peer',
    '--workspace=@bank-bonuses/api',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ],
  { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
);
if (status !== 0) throw new Error('The dependencies could not be installed.');
prunePackages(folder, 'apps/api');

/** Excludes tests and their helpers. */
function isRuntime(path: string): boolean {
  return !/\.(test|testing|stories)\.tsx?$|[\\/]apps[\\/]api[\\/]src[\\/]testing([\\/]|$)/.test(
    path,
  );
}
