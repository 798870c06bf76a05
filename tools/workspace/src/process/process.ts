import { join } from 'node:path';
import { start, type RunResult, type StartOptions } from '../../child.mjs';

export type { RunResult };

export const workspaceRoot = join(import.meta.dirname, '..', '..', '..', '..');

export type RunOptions = Pick<StartOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'quiet' | 'timeoutMs'>;

/**
 * Runs a program in the workspace. `env` is added to the environment of this process. For the other
 * options see {@link start}.
 */
export function run(
  program: string,
  args: string[],
  { env, ...options }: RunOptions = {},
): Promise<RunResult> {
  return start(program, args, {
    cwd: workspaceRoot,
    ...options,
    env: { ...process.env, ...env },
  });
}

/** Runs Nx without its terminal interface. */
export function nx(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run('nx', args, { ...options, env: { NX_TUI: 'false', ...options.env } });
}
