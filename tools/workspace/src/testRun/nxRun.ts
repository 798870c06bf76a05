import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
/** Unset, so that Nx keeps to the folders above. */
const ownFolders: NodeJS.ProcessEnv = {
  NX_CACHE_DIRECTORY: undefined,
  NX_WORKSPACE_DATA_DIRECTORY: undefined,
  NX_PROJECT_GRAPH_CACHE_DIRECTORY: undefined,
};
/** Nx's own account of its last run. */
const record = join(cacheFolder, 'run.json');

export interface RunTargetsOptions {
  useCache: boolean;
  quiet?: boolean | undefined;
  /** Whether what this task, taken from the cache, left in its project can be read. */
  isWhole: (task: TaskRun) => boolean;
}

/**
 * Runs the targets of every project. Nx believes its cache whatever became of the files: a run that took
 * something from a damaged one has proved nothing, so the cache is removed and everything runs anew, once.
 */
export async function runTargets(
  root: string,
  targets: readonly string[],
  { useCache, quiet, isWhole }: RunTargetsOptions,
): Promise<NxRun> {
  const once = async (): Promise<NxRun> => {
    rmSync(join(root, record), { force: true });
    const args = ['run-many', `--targets=${targets.join(',')}`, '--output-style=static'];
    args.push('--nxBail=false', ...(useCache ? [] : ['--skip-nx-cache']));
    const { code } = await nx(args, { cwd: root, quiet, env: ownFolders });
    return { code, tasks: readRecord(root) };
  };
  const first = await once();
  const damage = cacheDamage(root, first, isWhole);
  if (damage === undefined) return first;
  console.log(`\n${damage} The cache is removed and everything runs anew.`);
  for (const folder of [cacheFolder, databaseFolder]) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  return once();
}

/** Why a run cannot be believed, in a sentence; `undefined` if it can. */
export function cacheDamage(
  root: string,
  { code, tasks }: NxRun,
  isWhole: RunTargetsOptions['isWhole'],
): string | undefined {
  if (code !== 0 && tasks.length === 0) {
    // It does so when its database is broken.
    return `Nx ended with code ${code} and ran nothing.`;
  }
  const cached = tasks.filter(({ cacheStatus }) => cacheStatus !== 'cache-miss');
  const lost = cached.filter((task) => isLost(root, task) || !isWhole(task));
  if (lost.length === 0) return undefined;
  return `Nx took ${lost.length} results from its cache that are no longer there or broken (${lost[0]?.taskId} …).`;
}

/** Whether the cache no longer holds the output of a task, or any of its files. */
function isLost(root: string, { hash, target }: TaskRun): boolean {
  const kept = (...path: string[]) => join(root, cacheFolder, ...path);
  if (!existsSync(kept('terminalOutputs', hash))) return true;
  return hasOutputs(root, target) && !holdsFiles(kept(hash));
}

function holdsFiles(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) =>
    entry.isFile(),
  );
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
    const { tasks } = JSON.parse(text) as { tasks: TaskRun[] };
    // They stand in the order in which they ended, which is another one each time.
    return tasks.sort((a, b) => a.taskId.localeCompare(b.taskId));
  } catch {
    return [];
  }
}
