import type { SpawnOptions } from 'node:child_process';

export interface StartOptions extends SpawnOptions {
  /** Whether to collect the output instead of printing it. */
  quiet?: boolean | undefined;
  /**
   * Time-out after which the program and its child processes are killed. By default there is none, for
   * programs that run until they are stopped.
   */
  timeoutMs?: number | undefined;
  /**
   * Whether the program runs until a signal stops it. Then it has no time limit after the signal, and its own
   * exit code is the result.
   */
  untilStopped?: boolean | undefined;
  /** Milliseconds that any other program may take to exit after a signal. @default 5000 */
  graceMs?: number | undefined;
}

export interface RunResult {
  /**
   * Exit code; 1 after a time-out or if the program could not be started; 128 plus the signal number after a
   * signal.
   */
  code: number;
  /** The end of the output, at most 1 Mi characters. */
  output: string;
  /** Whether the program was killed after `timeoutMs`. */
  timedOut: boolean;
  /** The error if the program could not be started. */
  error?: NodeJS.ErrnoException;
}

export function start(program: string, args: string[], options: StartOptions): Promise<RunResult>;
