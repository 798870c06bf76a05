import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../process/process.ts';

interface Manifest {
  name: string;
  files: string[];
  scripts?: object;
  nx?: object;
  devDependencies?: object;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folders of the packages that are published. */
export const publishedFolders = ['libs/api-client', 'libs/ui'];

/**
 * Runs a program and returns its output. If the program fails, throws an error that contains all
 * output.
 */
function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error([command, ...args].join(' ') + '\n' + stdout + stderr);
  return stdout;
}

/** Runs a program that is installed in the workspace or, for full runs, in `fullRunFolder`. */
export const runTool = (name: string, args: string[], folder = workspaceRoot) =>
  run(join(folder, 'node_modules', '.bin', name), args, workspaceRoot);

/** The export condition for the sources, which are not packed. */
const sourceCondition = '@bank-bonuses/source';

/**
 * Copies the built package in `folder` to `staging`, as it is published: with a manifest without the
 * export condition for the sources and the fields that only this workspace uses.
 */
export function stage(folder: string, staging: string): void {
  const root = join(workspaceRoot, folder);
  const { devDependencies: _dev, scripts: _scripts, nx: _nx, ...manifest } = manifestOf(root);
  if (!existsSync(join(root, 'dist', 'index.js'))) {
    throw new Error(`${folder} is not built. Run: npx nx build ${manifest.name}`);
  }
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  for (const part of [...manifest.files, 'README.md']) {
    cpSync(join(root, part), join(staging, part), { recursive: true });
  }
  const text = JSON.stringify(
    manifest,
    (key, value: unknown) => (key === sourceCondition ? undefined : value),
    2,
  );
  writeFileSync(join(staging, 'package.json'), `${text}\n`);
}

/** Packs the built package in `folder`. Returns the path of the tarball. */
export function pack(folder: string, destination: string): string {
  const staging = join(destination, folder);
  stage(folder, staging);
  const answer = run('npm', ['pack', '--json', '--ignore-scripts', '--offline'], staging);
  const [packed] = JSON.parse(answer) as { filename: string }[];
  if (!packed) throw new Error(`npm packed no files of ${folder}.`);
  return join(staging, packed.filename);
}

/**
 * Unpacks the tarballs into `node_modules` of `folder` and links their declared dependencies from
 * the workspace, so no network is needed. An import that a package does not declare fails.
 */
export function install(folder: string, tarballs: string[], tools: string[]): void {
  const modules = join(folder, 'node_modules');
  const wanted = new Set(tools);
  for (const tarball of tarballs) {
    const manifest = manifestOf(dirname(tarball));
    const target = join(modules, manifest.name);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], folder);
    const { dependencies, peerDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) wanted.add(name);
  }
  for (const name of wanted) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(workspaceRoot, 'node_modules', name), join(modules, name));
  }
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
