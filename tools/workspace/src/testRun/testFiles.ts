import { globSync } from 'node:fs';

/** A project of the workspace; its root is relative to the workspace. */
export interface Project {
  name: string;
  root: string;
}

/** Which task runs the files with this ending: one of the project's own, or the one project's that has it. */
const runners = [
  { ending: /\.(test|spec|rehearsal)\.[cm]?[jt]sx?$/, target: 'test', ownProject: true },
  { ending: /\.stories\.[jt]sx?$/, target: 'stories', ownProject: false },
  { ending: /\.e2e\.[jt]sx?$/, target: 'e2e', ownProject: false },
  { ending: /\.browsers\.[jt]sx?$/, target: 'otherBrowsers', ownProject: false },
];

const elsewhere = new Set([
  'node_modules',
  'dist',
  'reports',
  'fixtures',
  '.cache',
  'test-results',
]);

/**
 * Every file with tests in the workspace, by the task that must run it; those of `leftOut` targets are not
 * for this run. They are found by their names alone, without the settings of any runner, so that a wrong
 * pattern there is noticed. A task that does not exist is named all the same: its project has tests and
 * nothing that runs them.
 */
export function testFilesByTask(
  root: string,
  projects: readonly Project[],
  taskIds: readonly string[],
  leftOut: readonly string[] = [],
): Map<string, string[]> {
  const byTask = new Map<string, string[]>();
  for (const project of projects) {
    for (const name of filesBelow(root, project.root)) {
      const runner = runners.find(({ ending }) => ending.test(name));
      if (!runner || leftOut.includes(runner.target)) continue;
      const { target, ownProject } = runner;
      const shared = taskIds.find((taskId) => taskId.endsWith(`:${target}`));
      const task = (ownProject ? undefined : shared) ?? `${project.name}:${target}`;
      byTask.set(task, [...(byTask.get(task) ?? []), `${project.root}/${name}`]);
    }
  }
  return byTask;
}

function filesBelow(root: string, folder: string): string[] {
  return globSync('**/*.{test,spec,rehearsal,stories,e2e,browsers}.*', {
    cwd: `${root}/${folder}`,
    exclude: (name) => elsewhere.has(name),
  }).map((name) => name.replaceAll('\\', '/'));
}
