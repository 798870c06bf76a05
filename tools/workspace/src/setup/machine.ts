import { cacheFolder } from '@bank-bonuses/test-config/note';
import { fixedPlaces } from '@bank-bonuses/test-config/postgres';
import { run, type RunOptions, type RunResult } from '../process/process.ts';

/** The set-up's view of the machine. Tests replace it with a poorer one. */
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

const minutes = 60_000;

export function thisMachine(): Machine {
  return {
    env: process.env,
    cacheFolder,
    fixedPlaces: fixedPlaces(),
    isRoot: process.getuid?.() === 0,
    probeTimeoutMs: 1 * minutes,
    // 170 MB on a line of 1.6 Mbit/s.
    fetchTimeoutMs: 15 * minutes,
    say: (line) => console.log(line),
  };
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

/** Runs a program that fetches something. Rejects with the cause in one line. */
export async function fetchBy(
  machine: Machine,
  program: string,
  args: string[],
  options: RunOptions = {},
): Promise<void> {
  const timeoutMs = machine.fetchTimeoutMs;
  const { code, output, timedOut } = await runOn(machine, program, args, { ...options, timeoutMs });
  if (timedOut) throw new Error(`${program} did not end within ${timeoutMs / 1000} s`);
  if (code === 0) return;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const cause = lines.find((line) => /error|E:|unable|refused|ENOTFOUND/i.test(line));
  throw new Error(cause ?? lines.at(-1) ?? `${program} ended with code ${code}`);
}

/** The first line of an error's message. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n').find((line) => line.trim() !== '') ?? 'it failed').trim().slice(0, 200);
}
