import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceProjects } from '../../../../boundaries.mjs';
import { run } from '../process.ts';
import { readExpectations } from './expectations.ts';
import { runTargets } from './nxRun.ts';
import { fromPlaywright, type PlaywrightReport } from './playwrightReport.ts';
import { testFilesByTask, type Project } from './testFiles.ts';
import { reportFile, type TestReport } from './testReport.ts';
import { summarize, type FinishedTask, type TestSummary } from './testSummary.ts';

export interface RunTestsOptions {
  /** Whether unchanged projects may come from Nx's cache. */
  useCache: boolean;
  /** Keeps the output of the programs to itself. */
  quiet?: boolean;
}

export interface TestRun {
  tasks: FinishedTask[];
  summary: TestSummary;
}

const targets = ['typecheck', 'lint', 'drift', 'test', 'build', 'stories'];
/** Tasks that tell of every single test; any other counts as one. */
const reporting = new Set(['test', 'stories', 'e2e']);

/** Runs everything that proves something in the workspace at `root`, and adds it up. */
export async function runTests(root: string, options: RunTestsOptions): Promise<TestRun> {
  const section = (title: string) => !options.quiet && console.log(`\n── ${title} ──`);
  const projects = workspaceProjects(root);
  // What an earlier run has left proves nothing of this one.
  for (const project of projects) {
    rmSync(join(root, project.root, 'reports'), { recursive: true, force: true });
  }

  section('Formatting');
  const check = ['--check', '--log-level=warn', '.'];
  const formatting = await run('prettier', check, { cwd: root, quiet: options.quiet });
  const tasks: FinishedTask[] = [
    { taskId: 'format', status: formatting.code, fromCache: false, hash: null },
  ];

  section('Types, lint, contract, units, builds, stories');
  const nxRun = await runTargets(root, targets, options);
  for (const { taskId, projectName, target, hash, cacheStatus, status } of nxRun.tasks) {
    const project = projects.find(({ name }) => name === projectName);
    const fromCache = cacheStatus !== 'cache-miss';
    const finished: FinishedTask = { taskId, status, fromCache, hash };
    if (reporting.has(target)) finished.report = readReport(root, project);
    tasks.push(finished);
  }

  for (const project of projects.filter((candidate) => hasScript(root, candidate, 'e2e'))) {
    section('Journeys in a browser');
    tasks.push(await runJourneys(root, project, options));
  }
  const taskIds = tasks.map(({ taskId }) => taskId);
  const summary = summarize({
    tasks,
    runnerCodes: { Nx: nxRun.code },
    expectations: readExpectations(root),
    files: testFilesByTask(root, projects, taskIds),
  });
  return { tasks, summary };
}

async function runJourneys(
  root: string,
  project: Project,
  { quiet }: RunTestsOptions,
): Promise<FinishedTask> {
  const taskId = `${project.name}:e2e`;
  const e2e = ['run', 'e2e', `--workspace=${project.name}`];
  const { code } = await run('npm', e2e, { cwd: root, quiet });
  const told = readJson<PlaywrightReport>(join(root, project.root, 'reports/playwright.json'));
  const report = told && fromPlaywright(told, { workspaceRoot: root, taskId });
  if (report) writeFileSync(join(root, project.root, reportFile), JSON.stringify(report, null, 1));
  return { taskId, status: code, fromCache: false, hash: null, report };
}

/** What the last run counted, by task. */
export function lastReports(root: string): Map<string, TestReport> {
  const reports = workspaceProjects(root).flatMap((project) => readReport(root, project) ?? []);
  return new Map(reports.flatMap((report) => (report.taskId ? [[report.taskId, report]] : [])));
}

function readReport(root: string, project: Project | undefined): TestReport | undefined {
  return project && readJson<TestReport>(join(root, project.root, reportFile));
}

function hasScript(root: string, project: Project, name: string): boolean {
  const manifest = readJson<{ scripts?: Record<string, string> }>(
    join(root, project.root, 'package.json'),
  );
  return manifest?.scripts?.[name] !== undefined;
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
