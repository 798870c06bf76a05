import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** A project of the workspace; its root is relative to the workspace. */
export interface Project {
  name: string;
  root: string;
}

/** Which task runs the files with this ending: one of the project's own, or the one project's that has it. */
const runners = [
  { ending: /\.(test|spec|resilience)\.[cm]?[jt]sx?$/, target: 'test', ownProject: true },
  { ending: /\.stories\.[jt]sx?$/, target: 'stories', ownProject: false },
  { ending: /\.e2e\.[jt]sx?$/, target: 'e2e', ownProject: false },
  { ending: /\.browsers\.[jt]sx?$/, target: 'otherBrowsers', ownProject: false },
];

/** What no git keeps; a workspace that is not in git is searched without these. */
const ignored = new Set([
  'node_modules',
  'dist',
  'reports',
  'test-results',
  'playwright-report',
  '.cache',
  '.git',
  '.nx',
  '.sandbox',
]);

export interface TestFiles {
  /** The files that each task must have run. */
  byTask: Map<string, string[]>;
  /** Those outside every project, which no task can run. */
  strays: string[];
}

/**
 * Every file with tests in the workspace; those of `leftOut` targets are not for this run. They are found
 * by their names alone, without the settings of any runner, so that a wrong pattern there is noticed. A
 * task that does not exist is named all the same: its project has tests and nothing that runs them.
 */
export function testFiles(
  root: string,
  projects: readonly Project[],
  taskIds: readonly string[],
  leftOut: readonly string[] = [],
): TestFiles {
  const byTask = new Map<string, string[]>();
  const strays: string[] = [];
  for (const file of keptFiles(root)) {
    const runner = runners.find(({ ending }) => ending.test(file));
    if (!runner || leftOut.includes(runner.target)) continue;
    const { target, ownProject } = runner;
    const shared = taskIds.find((taskId) => taskId.endsWith(`:${target}`));
    const owner = projects.find((project) => file.startsWith(`${project.root}/`));
    const task = (ownProject ? undefined : shared) ?? (owner && `${owner.name}:${target}`);
    if (task) byTask.set(task, [...(byTask.get(task) ?? []), file]);
    else strays.push(file);
  }
  return { byTask, strays };
}

/** The files of the workspace that git tracks or would track, relative to it. */
function keptFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = status === 0 ? stdout.split('\0') : [];
  // A folder that a repository around it ignores is not in git either.
  if (files.includes('package.json')) return files.filter((file) => existsSync(join(root, file)));
  return globSync('**/*.{test,spec,resilience,stories,e2e,browsers}.*', {
    cwd: root,
    exclude: (name) => ignored.has(name),
  }).map((name) => name.replaceAll('\\', '/'));
}
