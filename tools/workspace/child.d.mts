import type { SpawnOptions } from 'node:child_process';

export interface StartOptions extends SpawnOptions {
  /** Whether to collect the output instead of printing it. */
  quiet?: boolean | undefined;
  /** Time-out after which the program is killed. By default there is none. */
  timeoutMs?: number | undefined;
}

export interface RunResult {
  /** Exit code; 128 plus the signal number after a signal. */
  code: number;
  /** The end of the collected output, and the error if the program could not be started. */
  output: string;
  /** Whether the program was killed after `timeoutMs`. */
  timedOut: boolean;
}

export function start(program: string, args: string[], options: StartOptions): Promise<RunResult>;
