import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nx, workspaceRoot } from './process/process.ts';
import { workspaceProjects } from './process/projects.ts';
import { setUp } from './setup/setUp.ts';
import { readReport } from './testRun/reports.ts';
import { summarize, type FinishedTask } from './testRun/testSummary.ts';

/**
 * `npm test` runs all checks and tests. `--full` adds test matrices, kill loops and soak tests, and
 * does not use Nx's cache. `--skip-nx-cache` runs the same as `npm test`, but without the cache.
 */
const full = process.argv.includes('--full');
const started = Date.now();
/** Nx targets that write a report of their individual tests. */
const reporting = ['test', 'testAll', 'stories', 'e2e'];
const checks = ['format', 'typecheckAll', 'lintAll', 'knip'];
const contracts = ['drift', 'build', 'pageBytes'];
if (full) contracts.push('apiReport', 'buildStorybook', 'bytes', 'typecheckFullRun', 'words');
const targets = [...checks, ...contracts, ...reporting];

/**
 * Returns all test files that are in git or would be added to it. Finds the files by name instead of
 * using the settings of the test runners, so that a wrong pattern in these settings is noticed.
 */
function testFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => /\.(test|resilience|stories|e2e)\.[cm]?[jt]sx?$/.test(file))
    .filter((file) => full || !file.includes('.full.'))
    .filter((file) => existsSync(join(workspaceRoot, file)));
}

/** Runs the targets in all projects. Returns Nx's exit code and the finished tasks. */
async function runTargets(): Promise<{ code: number; tasks: FinishedTask[] }> {
  const roots = new Map(workspaceProjects().map(({ name, root }) => [name, root]));
  // Deletes the reports of earlier runs, and Nx's record of its last run.
  for (const root of roots.values()) {
    rmSync(join(workspaceRoot, root, 'reports'), { recursive: true, force: true });
  }
  const record = join(workspaceRoot, '.nx/cache/run.json');
  rmSync(record, { force: true });
  const useCache = !full && !process.argv.includes('--skip-nx-cache');
  const options = ['--output-style=static', '--nxBail=false'];
  if (!useCache) options.push('--skip-nx-cache');
  const { code } = await nx(['run-many', `--targets=${targets.join(',')}`, ...options]);
  if (!existsSync(record)) return { code, tasks: [] };
  const { tasks } = JSON.parse(readFileSync(record, 'utf8')) as {
    tasks: (FinishedTask & { projectName: string; target: string })[];
  };
  const report = (project: string, target: string) =>
    readReport(workspaceRoot, join(roots.get(project) ?? '', 'reports', `${target}.json`));
  return {
    code,
    tasks: tasks.map(({ projectName, target, ...task }) => ({
      ...task,
      tests: reporting.includes(target) ? report(projectName, target) : undefined,
    })),
  };
}

try {
  Object.assign(process.env, await setUp({ full }));
  if (full) process.env['FULL'] = '1';
  // A run starts hundreds of Node programs, which share compiled code in this folder. It is deleted
  // before each run: its entries depend on file paths, and tests create new folders, so it would
  // grow with each run.
  const compiled = join(workspaceRoot, '.cache/compiled');
  rmSync(compiled, { recursive: true, force: true });
  process.env['NODE_COMPILE_CACHE'] = compiled;
  const { code, tasks } = await runTargets();
  const { lines, failed } = summarize(tasks, { nxCode: code, testFiles: testFiles() });
  console.log([`Took ${Math.round((Date.now() - started) / 1000)} s`, ...lines].join('\n'));
  process.exitCode = code || (failed > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
