import { fixedPlaces } from '@bank-bonuses/test-config/postgres';
import { delimiter, join } from 'node:path';
import { run, workspaceRoot, type RunOptions, type RunResult } from '../process.ts';

/** What the set-up sees of the machine that it runs on. A test gives it a poorer one. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** Where the set-up keeps what it fetched. */
  cacheFolder: string;
  /** Where a Postgres may be installed besides the `PATH`. */
  fixedPlaces: readonly string[];
  isRoot: boolean;
  /** How long a program may take to show that it works, in milliseconds. */
  probeTimeoutMs: number;
  /** How long a download or an installation may take, in milliseconds. */
  fetchTimeoutMs: number;
  say: (line: string) => void;
}

/** A quarter of an hour at most for a download: 170 MB on a line of 1.6 Mbit/s. */
const minutes = 60_000;

export function thisMachine(): Machine {
  return {
    env: process.env,
    cacheFolder: join(workspaceRoot, '.cache'),
    fixedPlaces: fixedPlaces(),
    isRoot: process.getuid?.() === 0,
    probeTimeoutMs: 60_000,
    fetchTimeoutMs: 15 * minutes,
    say: (line) => console.log(line),
  };
}

/** The folders in which the machine looks for programs. */
export function programFolders({ env }: Machine): string[] {
  return (env['PATH'] ?? '').split(delimiter).filter(Boolean);
}

/** Runs a program in the machine's environment, collects its output, and ends it at the deadline. */
export function runOn(
  machine: Machine,
  program: string,
  args: string[],
  options: RunOptions & { timeoutMs: number },
): Promise<RunResult> {
  return run(program, args, { ...options, env: { ...machine.env, ...options.env }, quiet: true });
}

/** Installs an npm package in a folder of its own and resolves with what went wrong. */
export async function installNpmPackage(
  machine: Machine,
  folder: string,
  nameAndVersion: string,
): Promise<string | undefined> {
  const result = await runOn(
    machine,
    'npm',
    [
      ...['install', nameAndVersion, '--no-audit', '--no-fund', '--no-save', '--ignore-scripts'],
      ...['--fetch-retries=1', '--fetch-timeout=30000', '--loglevel=error'],
    ],
    { cwd: folder, timeoutMs: machine.fetchTimeoutMs },
  );
  return result.code === 0 ? undefined : whatHappened(result, machine);
}

/** The cause in one line. */
export function whatHappened({ output, timedOut, code }: RunResult, machine: Machine): string {
  if (timedOut) return `it was ended after ${machine.fetchTimeoutMs / 1000} s without a result`;
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const telling = lines.find((line) => /error|E:|unable|refused|ENOTFOUND/i.test(line));
  return (telling ?? lines.at(-1) ?? `exit code ${code}`).slice(0, 200);
}
