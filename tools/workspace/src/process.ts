import { spawn, type ChildProcess } from 'node:child_process';
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
}

export interface RunResult {
  /** Exit code; 1 when a signal or the deadline ended the program or it could not be started. */
  code: number;
  output: string;
  /** Whether the deadline ended it. */
  timedOut: boolean;
}

const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a program in the workspace and passes termination signals on to it. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? workspaceRoot,
      env: { ...process.env, ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // A group of its own, so that the deadline ends its children too.
      detached: timeoutMs !== undefined && !windows,
      ...options.user,
    });
    let output = '';
    let timedOut = false;
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    const forward = (signal: NodeJS.Signals) => end(child, signal, timeoutMs !== undefined);
    for (const signal of signals) process.on(signal, forward);
    const finish = (code: number) => {
      clearTimeout(deadline);
      for (const signal of signals) process.off(signal, forward);
      resolve({ code, output, timedOut });
    };
    const deadline =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            end(child, 'SIGKILL', true);
            // Its pipes may be held open by a process that left the group, so `close` may never come.
            child.stdout?.destroy();
            child.stderr?.destroy();
            finish(1);
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
