import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..', '..');

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Collects the output instead of showing it. */
  quiet?: boolean | undefined;
  /** The user to run as, where it is not this one. */
  user?: { uid: number; gid: number } | undefined;
  /**
   * The program is ended after this many milliseconds, with everything that it started. By default there
   * is no limit: programs that work until they are told to stop.
   */
  timeoutMs?: number;
  /**
   * For a program that works until a signal stops it: that is its regular end, so it takes its time and
   * the result is its own.
   */
  untilStopped?: boolean;
  /** How long any other program may take to end after a signal, in milliseconds. @default 5 seconds */
  graceMs?: number;
}

export interface RunResult {
  /** Exit code; 1 when a signal or the deadline ended the program or it could not be started. */
  code: number;
  /** The last part of it: 1 Mi characters at most. */
  output: string;
  /** Whether the deadline ended it. */
  timedOut: boolean;
}

const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A program that writes without end must not fill the memory. */
const keptOutput = 2 ** 20;

const running = new Set<ChildProcess>();
/** The signal that has interrupted the whole process. */
let interruptedBy: NodeJS.Signals | undefined;

/**
 * Runs a program in the workspace and passes termination signals on to it. Such a signal interrupts the whole
 * process: it ends as soon as its programs have ended, and no caller sees a result, which it would take for
 * a failure and try something else.
 */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { timeoutMs, untilStopped = false, graceMs = 5_000 } = options;
  return new Promise((resolve) => {
    if (interruptedBy) return;
    const onSignal = (signal: NodeJS.Signals) => {
      if (untilStopped) return end(child, signal, timeoutMs !== undefined);
      interruptedBy ??= signal;
      // Once: a terminal signals every process of the group, and many programs take a second signal for an order to
      // leave everything as it is.
      if (grace) return;
      end(child, signal, timeoutMs !== undefined);
      grace = setTimeout(kill, graceMs);
    };
    // Before the program is there: a signal that comes meanwhile would end this process alone.
    for (const signal of signals) process.on(signal, onSignal);
    const child = spawn(program, args, {
      cwd: options.cwd ?? workspaceRoot,
      env: { ...process.env, ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // A group of its own, so that the deadline ends its children too.
      detached: timeoutMs !== undefined && !windows,
      ...options.user,
    });
    running.add(child);
    let output = '';
    let timedOut = false;
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-keptOutput);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    let grace: NodeJS.Timeout | undefined;
    const finish = (code: number) => {
      clearTimeout(deadline);
      clearTimeout(grace);
      for (const signal of signals) process.off(signal, onSignal);
      running.delete(child);
      if (!interruptedBy) resolve({ code, output, timedOut });
      else if (running.size === 0) process.exit(128 + constants.signals[interruptedBy]);
    };
    const kill = () => {
      end(child, 'SIGKILL', timeoutMs !== undefined);
      // Its pipes may be held open by a process that left the group, so `close` may never come.
      child.stdout?.destroy();
      child.stderr?.destroy();
      finish(1);
    };
    const deadline =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            kill();
          }, timeoutMs);
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals, group: boolean): void {
  if (child.pid === undefined) return;
  try {
    if (group && !windows) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended already.
  }
}

/** Runs Nx without its terminal interface. */
export function nx(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run('nx', args, { ...options, env: { NX_TUI: 'false', ...options.env } });
}
