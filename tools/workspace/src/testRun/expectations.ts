import type { TestReport } from '@bank-bonuses/test-config/testReport';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Throws for a broken file, which would ask for nothing where it should ask for tests. */
export function readExpectations(root: string): Expectations {
  const file = join(root, expectationsFile);
  if (!existsSync(file)) return { tasks: [], floors: {}, skips: {} };
  const refuse = (reason: string) => new Error(`${expectationsFile}: ${reason}`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refuse(`it is no JSON (${String(error)}).`);
  }
  if (!isRecord(value)) throw refuse('it is no object.');
  const { tasks, floors, skips } = value;
  if (!Array.isArray(tasks) || !tasks.every(isText)) throw refuse('tasks must be a list of names.');
  if (!isRecord(floors)) throw refuse('floors must be an object.');
  for (const [taskId, groups] of Object.entries(floors)) {
    if (isRecord(groups) && Object.values(groups).every(isFloor)) continue;
    throw refuse(`${taskId} must have a whole number above 0 for each of its groups.`);
  }
  if (!isRecord(skips)) throw refuse('skips must be an object.');
  for (const [test, reason] of Object.entries(skips)) {
    if (!isText(reason)) throw refuse(`${test} must have its reason.`);
  }
  return { tasks: tasks.filter(isText), floors, skips } as Expectations;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isFloor = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

/** What a run without these targets must contain. */
export function withoutTargets(
  { tasks, floors, skips }: Expectations,
  targets: readonly string[],
): Expectations {
  const isWanted = (taskId: string) => !hasTarget(taskId, targets);
  const wanted = Object.entries(floors).filter(([taskId]) => isWanted(taskId));
  return { tasks: tasks.filter(isWanted), floors: Object.fromEntries(wanted), skips };
}

export function writeExpectations(root: string, expectations: Expectations): void {
  writeFileSync(join(root, expectationsFile), `${JSON.stringify(expectations, null, 2)}\n`);
}

/**
 * The floors at least as high as the tests that these reports count. A full run has more tests, which the
 * next normal one would be short of: from its reports only the tasks of `fullTargets` count.
 */
export function raiseFloors(
  floors: Expectations['floors'],
  reports: ReadonlyMap<string, TestReport>,
  fullTargets: readonly string[],
): Expectations['floors'] {
  const raised = structuredClone(floors);
  for (const [taskId, { full, groups }] of reports) {
    if (full && !hasTarget(taskId, fullTargets)) continue;
    for (const { name, passed } of groups) {
      const floor = Math.max(raised[taskId]?.[name] ?? 0, passed);
      if (floor > 0) (raised[taskId] ??= {})[name] = floor;
    }
  }
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b);
  return Object.fromEntries(Object.entries(raised).sort(byName));
}

const hasTarget = (taskId: string, targets: readonly string[]) =>
  targets.some((target) => taskId.endsWith(`:${target}`));
