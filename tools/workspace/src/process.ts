import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..', '..');

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Collects the output instead of showing it. */
  quiet?: boolean;
}

export interface RunResult {
  /** Exit code; 1 when a signal ended the program or it could not be started. */
  code: number;
  output: string;
}

/** Runs a program in the workspace and passes termination signals on to it. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? workspaceRoot,
      env: { ...process.env, ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, forward);
    const finish = (code: number) => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs Nx without its terminal interface. */
export function nx(args: string[], env: NodeJS.ProcessEnv = {}): Promise<RunResult> {
  return run('nx', args, { env: { NX_TUI: 'false', ...env } });
}
