import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The deployed service in its own process. */
export interface Program {
  /**
   * Resolves with the service's URL once it listens. Rejects if the service exits before that or
   * does not start in time.
   */
  listening: Promise<string>;
  /** Returns the milliseconds from the start until the service listened. */
  startedIn(): number | undefined;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Everything that the process has printed. */
  output(): string;
}

/** Limit for a start that hangs; the benchmark measures the normal duration. */
const startDeadlineMs = 120_000;

const listens = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/;

/** The arguments of Node that start the service of this repository. */
const sourceArguments = [
  '--conditions=@bank-bonuses/source',
  join(import.meta.dirname, '../../src/main.ts'),
];

/** Starts the service, or the program of these arguments in a folder. */
export function startProgram(
  environment: Record<string, string>,
  { args = sourceArguments, cwd }: { args?: string[]; cwd?: string } = {},
): Program {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      // The compile cache of an earlier start saves a fifth of the start.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      ...environment,
    },
  });
  let output = '';
  let startedIn: number | undefined;
  const exit = once(child, 'exit');
  // Ends the process even if a test fails.
  const killAtEnd = () => child.kill('SIGKILL');
  process.once('exit', killAtEnd);
  void exit.then(() => process.off('exit', killAtEnd));
  const listening = new Promise<string>((resolve, reject) => {
    const hangs = setTimeout(() => {
      reject(new Error(`The service hangs before it listens:\n${output}`));
      child.kill('SIGKILL');
    }, startDeadlineMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = startedIn === undefined && listens.exec(output)?.[1];
        if (!url) return;
        startedIn = performance.now() - started;
        clearTimeout(hangs);
        resolve(url);
      });
    }
    void exit.then(() => {
      clearTimeout(hangs);
      reject(new Error(`The service ended before it listened:\n${output}`));
    });
  });
  // A process that is killed during its start is not a failure.
  listening.catch(() => undefined);

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  return {
    listening,
    startedIn: () => startedIn,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
    output: () => output,
  };
}
