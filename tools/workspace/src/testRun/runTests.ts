import {
  otherBrowsersReportFile,
  reportFile,
  type TestReport,
} from '@bank-bonuses/test-config/testReport';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceProjects } from '../../lint/boundaries.mjs';
import { run } from '../process.ts';
import { readExpectations, withoutTargets } from './expectations.ts';
import { runTargets, type TaskRun } from './nxRun.ts';
import { fromPlaywright, type JourneysTask, type PlaywrightReport } from './playwrightReport.ts';
import { testFiles, type Project } from './testFiles.ts';
import { summarize, type FinishedTask, type TestSummary } from './testSummary.ts';

export interface RunTestsOptions {
  /** Whether unchanged projects may come from Nx's cache. */
  useCache: boolean;
  /** Whether to run what only `npm run test:full` runs. @default false */
  full?: boolean;
  /** Keeps the output of the programs to itself. */
  quiet?: boolean;
}

export interface TestRun {
  tasks: FinishedTask[];
  summary: TestSummary;
}

/** One run of Nx for all of them: the journeys keep both cores busy beside what runs on one. */
const targets = [
  'typecheckAll',
  'lintAll',
  'circles',
  'knip',
  'drift',
  'test',
  'build',
  'stories',
  'e2e',
];
/** These run with `npm run test:full` alone. */
export const fullTargets = ['otherBrowsers'];
/** Tasks that tell of every single test; any other counts as one. */
const reporting = new Set(['test', 'stories', 'e2e', ...fullTargets]);
/** Where Playwright writes its own report, by the target that runs it. */
const playwrightReports: Record<string, string> = {
  e2e: 'reports/playwright.json',
  otherBrowsers: 'reports/otherBrowsers.playwright.json',
};

/** Runs everything that proves something in the workspace at `root`, and adds it up. */
export async function runTests(root: string, options: RunTestsOptions): Promise<TestRun> {
  const expectations = withoutTargets(readExpectations(root), options.full ? [] : fullTargets);
  const section = (title: string) => !options.quiet && console.log(`\n── ${title} ──`);
  const projects = workspaceProjects(root);
  // What an earlier run has left proves nothing of this one.
  for (const project of projects) {
    rmSync(join(root, project.root, 'reports'), { recursive: true, force: true });
  }

  const began = Date.now();
  // It keeps one core busy, and what Nx needs before its first tasks the other.
  const check = ['--check', '--log-level=warn', '.'];
  const formatted = run('prettier', check, { cwd: root, quiet: true });

  section('Types, lint, imports, contract, units, builds, stories, journeys');
  const asked = options.full ? [...targets, ...fullTargets] : targets;
  const leftOut = options.full ? [] : fullTargets;
  const { useCache, quiet } = options;
  const isWhole = ({ projectName, target, hash }: TaskRun) => {
    const project = projects.find(({ name }) => name === projectName);
    if (!project || !reporting.has(target) || target in playwrightReports) return true;
    return readReport(root, project, target)?.taskHash === hash;
  };
  const nxRun = await runTargets(root, asked, { useCache, quiet, isWhole });
  section('Formatting');
  const formatting = await formatted;
  if (!quiet) process.stdout.write(formatting.output);
  const tasks: FinishedTask[] = [
    { taskId: 'format', status: formatting.code, fromCache: false, hash: null },
  ];
  for (const { taskId, projectName, target, hash, cacheStatus, status } of nxRun.tasks) {
    const project = projects.find(({ name }) => name === projectName);
    const fromCache = cacheStatus !== 'cache-miss';
    const finished: FinishedTask = { taskId, status, fromCache, hash };
    if (project && reporting.has(target)) {
      if (target in playwrightReports) {
        // What the cache holds was written before this run, and Nx vouches for it.
        const since = fromCache ? 0 : began;
        const task = { workspaceRoot: root, taskId, hash, full: options.full ?? false, since };
        writeJourneysReport(project, target, task);
      }
      finished.report = readReport(root, project, target);
    }
    tasks.push(finished);
  }

  const taskIds = tasks.map(({ taskId }) => taskId);
  const { byTask, strays } = testFiles(root, projects, taskIds, leftOut);
  const summary = summarize({
    tasks,
    runnerCodes: { Nx: nxRun.code },
    expectations,
    files: byTask,
    strays,
  });
  return { tasks, summary };
}

/** Playwright has a reporter of its own; what it tells is written down like the others' reports. */
function writeJourneysReport(project: Project, target: string, task: JourneysTask): void {
  const folder = join(task.workspaceRoot, project.root);
  const told = readJson<PlaywrightReport>(join(folder, playwrightReports[target] ?? ''));
  if (!told) return;
  const report = fromPlaywright(told, task);
  writeFileSync(join(folder, reportOf(target)), JSON.stringify(report, null, 1));
}

/** What the last run counted, by task. */
export function lastReports(root: string): Map<string, TestReport> {
  const reports = workspaceProjects(root).flatMap((project) =>
    ['test', ...fullTargets].flatMap((target) => readReport(root, project, target) ?? []),
  );
  return new Map(reports.flatMap((report) => (report.taskId ? [[report.taskId, report]] : [])));
}

function readReport(root: string, project: Project, target: string): TestReport | undefined {
  return readJson<TestReport>(join(root, project.root, reportOf(target)));
}

/** A project runs its tests by one target, besides those of a full run. */
const reportOf = (target: string) =>
  fullTargets.includes(target) ? otherBrowsersReportFile : reportFile;

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
