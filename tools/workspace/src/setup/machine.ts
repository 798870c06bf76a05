import { cacheFolder } from '@bank-bonuses/test-config/note';
import { fixedPlaces } from '@bank-bonuses/test-config/postgres';
import { run, type RunOptions, type RunResult } from '../process/process.ts';

/** The environment in which the set-up runs. Tests replace it with one that has fewer programs. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** The folder for downloaded programs. */
  cacheFolder: string;
  /** Folders outside the `PATH` in which Postgres may be installed. */
  fixedPlaces: readonly string[];
  isRoot: boolean;
  /** Time-out in milliseconds for testing a program. */
  probeTimeoutMs: number;
  /** Time-out in milliseconds for a download or an installation. */
  fetchTimeoutMs: number;
  say: (line: string) => void;
}

const minutes = 60_000;

export function thisMachine(): Machine {
  return {
    env: process.env,
    cacheFolder,
    fixedPlaces: fixedPlaces(),
    isRoot: process.getuid?.() === 0,
    probeTimeoutMs: 1 * minutes,
    // Long enough to download 170 MB at 1.6 Mbit/s.
    fetchTimeoutMs: 15 * minutes,
    say: (line) => console.log(line),
  };
}

/** Runs a program in the machine's environment with a time-out, and collects its output. */
export function runOn(
  machine: Machine,
  program: string,
  args: string[],
  options: RunOptions & { timeoutMs: number },
): Promise<RunResult> {
  return run(program, args, { ...options, env: { ...machine.env, ...options.env }, quiet: true });
}

/** Runs a program that downloads something. Rejects with the cause in one line. */
export async function fetchBy(
  machine: Machine,
  program: string,
  args: string[],
  options: RunOptions = {},
): Promise<void> {
  const timeoutMs = machine.fetchTimeoutMs;
  const { code, output, timedOut } = await runOn(machine, program, args, { ...options, timeoutMs });
  if (timedOut) throw new Error(`${program} timed out after ${timeoutMs / 1000} s`);
  if (code === 0) return;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const cause = lines.find((line) => /error|E:|unable|refused|ENOTFOUND/i.test(line));
  throw new Error(cause ?? lines.at(-1) ?? `${program} exited with code ${code}`);
}

/** Returns the first line of an error's message. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n').find((line) => line.trim() !== '') ?? 'it failed').trim().slice(0, 200);
}
