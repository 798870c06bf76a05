import { type Bump, highest } from './changes.ts';

const line = /^['"]?(@[\w-]+\/[\w-]+)['"]?: *(major|minor|patch) *$/gm;

/** Returns the bump of each package in a version plan. */
function readPlan(text: string): ReadonlyMap<string, Bump> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return new Map([...head.matchAll(line)].map(([, name = '', bump]) => [name, bump as Bump]));
}

/** Returns the highest bump of a package in these plans, or undefined if none lists it. */
export function plannedBump(name: string, plans: readonly string[]): Bump | undefined {
  const bumps = plans.map((text) => readPlan(text).get(name));
  return highest(bumps.filter((bump) => bump !== undefined));
}
