import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestReport } from './testReport.ts';

/** What a run of every test must contain, kept in `tools/workspace/testExpectations.json`. */
export interface Expectations {
  /** Tasks without single tests that must have run. */
  tasks: string[];
  /** The least number of tests that must have run: task, then group of its report. */
  floors: Record<string, Record<string, number>>;
  /** Tests that may be skipped, as `file > title`, each with its reason. */
  skips: Record<string, string>;
}

export const expectationsFile = 'tools/workspace/testExpectations.json';

export function readExpectations(root: string): Expectations {
  const file = join(root, expectationsFile);
  const none: Expectations = { tasks: [], floors: {}, skips: {} };
  if (!existsSync(file)) return none;
  return { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Expectations>) };
}

/** What a run without these targets must contain. */
export function withoutTargets(
  { tasks, floors, skips }: Expectations,
  targets: readonly string[],
): Expectations {
  const isWanted = (taskId: string) => !targets.some((target) => taskId.endsWith(`:${target}`));
  const wanted = Object.entries(floors).filter(([taskId]) => isWanted(taskId));
  return { tasks: tasks.filter(isWanted), floors: Object.fromEntries(wanted), skips };
}

export function writeExpectations(root: string, expectations: Expectations): void {
  writeFileSync(join(root, expectationsFile), `${JSON.stringify(expectations, null, 2)}\n`);
}

/** The floors at least as high as the tests that these reports count. */
export function raiseFloors(
  floors: Expectations['floors'],
  reports: ReadonlyMap<string, TestReport>,
): Expectations['floors'] {
  const raised = structuredClone(floors);
  for (const [taskId, { groups }] of reports) {
    const task = (raised[taskId] ??= {});
    for (const { name, passed } of groups) task[name] = Math.max(task[name] ?? 0, passed);
  }
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b);
  return Object.fromEntries(Object.entries(raised).sort(byName));
}
