import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nx } from '../process.ts';

/** One task of an Nx run. */
export interface TaskRun {
  taskId: string;
  projectName: string;
  target: string;
  /** Of all that the task was given. */
  hash: string;
  cacheStatus: 'cache-miss' | 'local-cache-hit' | 'remote-cache-hit';
  /** Exit code. */
  status: number;
}

export interface NxRun {
  /** Exit code of Nx itself. */
  code: number;
  tasks: TaskRun[];
}

const cacheFolder = '.nx/cache';
const databaseFolder = '.nx/workspace-data';
/** Nx's own account of its last run. */
const record = join(cacheFolder, 'run.json');

/**
 * Runs the targets of every project. Nx's database can name results that its folder has lost: such a run
 * has proved nothing, so the cache is removed and everything runs anew.
 */
export async function runTargets(
  root: string,
  targets: readonly string[],
  { useCache, quiet }: { useCache: boolean; quiet?: boolean | undefined },
): Promise<NxRun> {
  const once = async (): Promise<NxRun> => {
    rmSync(join(root, record), { force: true });
    const args = ['run-many', `--targets=${targets.join(',')}`, '--output-style=static'];
    args.push('--nxBail=false', ...(useCache ? [] : ['--skip-nx-cache']));
    const { code } = await nx(args, { cwd: root, quiet });
    return { code, tasks: readRecord(root) };
  };
  const first = await once();
  const lost = first.tasks.filter((task) => isLost(root, task));
  if (lost.length === 0) return first;
  console.log(
    `\nNx took ${lost.length} results from its cache that are no longer there (${lost[0]?.taskId} …).`,
  );
  console.log('The cache is removed and everything runs anew.');
  for (const folder of [cacheFolder, databaseFolder]) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  return once();
}

/** A result from the cache whose output, or whose files, the cache no longer holds. */
function isLost(root: string, { cacheStatus, hash, target }: TaskRun): boolean {
  if (cacheStatus === 'cache-miss') return false;
  const kept = (...path: string[]) => existsSync(join(root, cacheFolder, ...path));
  return !kept('terminalOutputs', hash) || (hasOutputs(root, target) && !kept(hash));
}

function hasOutputs(root: string, target: string): boolean {
  const { targetDefaults = {} } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
    targetDefaults?: Record<string, { outputs?: string[] }>;
  };
  return (targetDefaults[target]?.outputs ?? []).length > 0;
}

function readRecord(root: string): TaskRun[] {
  try {
    const text = readFileSync(join(root, record), 'utf8');
    return (JSON.parse(text) as { tasks: TaskRun[] }).tasks;
  } catch {
    return [];
  }
}
