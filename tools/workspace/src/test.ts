import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './process/process.ts';
import { workspaceProjects } from './process/projects.ts';
import { setUp } from './setup/setUp.ts';
import { runTargets } from './testRun/nxRun.ts';
import { readReport } from './testRun/reports.ts';
import { testFiles } from './testRun/testFiles.ts';
import { closingLines, summarize } from './testRun/testSummary.ts';

/**
 * `npm test` runs all checks and tests. `--full` adds test matrices, kill loops and soak tests, and
 * does not use Nx's cache. `--skip-nx-cache` runs the same as `npm test`, but without the cache.
 */
const full = process.argv.includes('--full');
const useCache = !full && !process.argv.includes('--skip-nx-cache');
const started = Date.now();
const projects = workspaceProjects();
/**
 * Nx targets that write a report of their individual tests. Each task of any other target counts as
 * one test.
 */
const reporting = ['test', 'testAll', 'stories', 'e2e'];
const checks = ['format', 'typecheckAll', 'lintAll', 'knip'];
const contracts = ['drift', 'build', 'pageBytes'];
if (full) contracts.push('apiReport', 'buildStorybook', 'bytes', 'typecheckFullRun', 'words');

try {
  const files = testFiles(workspaceRoot, { full });
  Object.assign(process.env, await setUp({ full }));
  if (full) process.env['FULL'] = '1';
  // A run starts hundreds of Node programs, which share compiled code in this folder. It is deleted
  // before each run: its entries depend on file paths, and tests create new folders, so it would
  // grow with each run.
  const compiled = join(workspaceRoot, '.cache/compiled');
  rmSync(compiled, { recursive: true, force: true });
  process.env['NODE_COMPILE_CACHE'] = compiled;
  // Deletes the reports of earlier runs.
  for (const { root } of projects) {
    rmSync(join(workspaceRoot, root, 'reports'), { recursive: true, force: true });
  }
  const nx = await runTargets(workspaceRoot, [...checks, ...contracts, ...reporting], { useCache });
  const tasks = nx.tasks.map((task) => {
    const project = projects.find(({ name }) => name === task.projectName);
    if (!project || !reporting.includes(task.target)) return task;
    return { ...task, report: readReport(workspaceRoot, project.root, task.target) };
  });
  const summary = summarize(tasks, { nxCode: nx.code, testFiles: files });
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`);
  for (const line of closingLines(summary)) console.log(line);
  process.exitCode = summary.failures.length > 0 ? nx.code || 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
