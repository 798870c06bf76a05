import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nx } from '../process/process.ts';

export interface TaskRun {
  /** The id of the task, in the format `project:target`. */
  taskId: string;
  projectName: string;
  target: string;
  /** Whether Nx used the cached result of an earlier run with the same inputs. */
  fromCache: boolean;
  /** The exit code of the task. */
  status: number;
}

/** Runs the targets in all projects. Returns Nx's exit code and the tasks that were run. */
export async function runTargets(
  root: string,
  targets: readonly string[],
  { useCache }: { useCache: boolean },
): Promise<{ code: number; tasks: TaskRun[] }> {
  // Nx writes a summary of its last run to this file.
  const record = join(root, '.nx/cache/run.json');
  rmSync(record, { force: true });
  const args = ['run-many', `--targets=${targets.join(',')}`, '--output-style=static'];
  args.push('--nxBail=false', ...(useCache ? [] : ['--skip-nx-cache']));
  const { code } = await nx(args, { cwd: root });
  if (!existsSync(record)) return { code, tasks: [] };
  const { tasks } = JSON.parse(readFileSync(record, 'utf8')) as {
    tasks: (TaskRun & { cacheStatus: string })[];
  };
  const fromCache = (task: { cacheStatus: string }) => task.cacheStatus !== 'cache-miss';
  return { code, tasks: tasks.map((task) => ({ ...task, fromCache: fromCache(task) })) };
}
