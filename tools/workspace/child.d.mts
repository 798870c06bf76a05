import type { SpawnOptions } from 'node:child_process';

export interface StartOptions extends SpawnOptions {
  /** Collects the output instead of showing it. */
  quiet?: boolean | undefined;
  /**
   * The program is ended after this many milliseconds, with everything that it started. By default there
   * is no limit: programs that work until they are told to stop.
   */
  timeoutMs?: number | undefined;
  /**
   * For a program that works until a signal stops it: that is its regular end, so it takes its time and
   * the result is its own.
   */
  untilStopped?: boolean | undefined;
  /** How long any other program may take to end after a signal, in milliseconds. @default 5 seconds */
  graceMs?: number | undefined;
}

export interface RunResult {
  /** Exit code; 1 when the deadline ended the program or it could not be started; 128 and its number after a signal. */
  code: number;
  /** The last part of it: 1 Mi characters at most. */
  output: string;
  /** Whether the deadline ended it. */
  timedOut: boolean;
  /** Why it could not be started. */
  error?: NodeJS.ErrnoException;
}

export function start(program: string, args: string[], options: StartOptions): Promise<RunResult>;
