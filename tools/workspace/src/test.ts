import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceProjects } from '../../../boundaries.mjs';
import { ensureBrowser } from './browser.ts';
import { ensurePostgres } from './postgres.ts';
import { nx, run, workspaceRoot } from './process.ts';
import {
  add,
  closingLine,
  emptyTally,
  tallyPlaywright,
  tallyTask,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type TaskResult,
  type VitestReport,
} from './tally.ts';

/** `npm test`: proves every behaviour once. `--full` adds the matrices, kill loops and soaks. */
const full = process.argv.includes('--full');
const started = Date.now();
const projects = workspaceProjects(workspaceRoot);
const reporting = new Set(['test', 'stories']);

process.env['CHROME_PATH'] = await ensureBrowser();
process.env['POSTGRES_BIN'] = await ensurePostgres();
if (full) process.env['FULL'] = '1';

for (const { root } of projects) {
  rmSync(join(workspaceRoot, root, 'reports'), { recursive: true, force: true });
}

section('Formatting');
const formatting = await run('prettier', ['--check', '--log-level=warn', '.']);
let tally: Tally = tallyTask(checkResult('format', formatting.code));

section('Types, lint, contract, units, builds, stories');
await nx([
  'run-many',
  '--targets=typecheck,lint,drift,test,build,stories',
  '--output-style=static',
  '--nxBail=false',
  ...(full ? ['--skip-nx-cache'] : []),
]);
const tasks = readJson<{ tasks: TaskResult[] }>('.nx/cache/run.json')?.tasks ?? [];
if (tasks.length === 0) tally = add(tally, { ...emptyTally, failed: 1 });
for (const task of tasks) {
  const root = projects.find(({ name }) => name === task.projectName)?.root ?? '';
  tally = add(
    tally,
    reporting.has(task.target)
      ? tallyVitest(task, readJson<VitestReport>(join(root, 'reports', 'vitest.json')))
      : tallyTask(task),
  );
}

section('Journeys in a browser');
const journeys = await run('npm', ['run', 'e2e', '--workspace=@bank-bonuses/portal-e2e']);
tally = add(
  tally,
  tallyPlaywright(
    journeys.code,
    readJson<PlaywrightReport>('apps/portal-e2e/reports/playwright.json'),
  ),
);

for (const task of tasks.filter(({ status }) => status !== 0))
  console.log(`Failed: ${task.taskId}`);
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(closingLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;

function section(title: string) {
  console.log(`\n── ${title} ──`);
}

function checkResult(target: string, status: number): TaskResult {
  return { taskId: target, projectName: '', target, status };
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}
