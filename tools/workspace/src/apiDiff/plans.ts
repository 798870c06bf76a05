import type { Bump } from './changes.ts';
import { highest } from './changes.ts';

const line = /^['"]?(@[\w-]+\/[\w-]+)['"]?: *(major|minor|patch) *$/gm;

/** What a version plan asks for, package by package. */
export function readPlan(text: string): ReadonlyMap<string, Bump> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return new Map([...head.matchAll(line)].map(([, name = '', bump]) => [name, bump as Bump]));
}

/** The highest bump that plans ask for which were written, or changed, since the base. */
export function plannedBump(
  name: string,
  plans: readonly string[],
  before: readonly string[],
): Bump | undefined {
  const written = plans.filter((text) => !before.includes(text));
  const bumps = written.map((text) => readPlan(text).get(name));
  return highest(bumps.filter((bump) => bump !== undefined));
}
