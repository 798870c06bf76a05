export type Bump = 'patch' | 'minor' | 'major';

/** A change of the API of a package. */
export interface ApiChange {
  bump: 'minor' | 'major';
  /** The changed part and the kind of the change. */
  text: string;
}

const order: readonly Bump[] = ['patch', 'minor', 'major'];

export const major = (text: string): ApiChange => ({ bump: 'major', text });
export const minor = (text: string): ApiChange => ({ bump: 'minor', text });

/** Returns the highest bump, or undefined for an empty list. */
export function highest(bumps: readonly Bump[]): Bump | undefined {
  return order.findLast((bump) => bumps.includes(bump));
}

export function isEnough(planned: Bump | undefined, needed: Bump | undefined): boolean {
  const rank = (bump: Bump | undefined) => (bump === undefined ? -1 : order.indexOf(bump));
  return rank(planned) >= rank(needed);
}

/**
 * Returns whether a line of a report does not describe the API: a comment, a code fence, an import
 * or an empty line.
 */
const isSilent = (text: string) => /^\s*(\/\/.*|```.*|import .*)?$/.test(text);

/**
 * Returns the changes in API Extractor's reports from the output of `git diff --unified=0`. A removed or
 * changed line is a major change, an added line a minor one.
 */
export function compareReports(diff: string): ApiChange[] {
  return diff.split('\n').flatMap((line) => {
    const [, sign, text = ''] = /^([-+])(?!--|\+\+)(.*)$/.exec(line) ?? [];
    if (sign === undefined || isSilent(text)) return [];
    return sign === '-' ? [major(`- ${text.trim()}`)] : [minor(`+ ${text.trim()}`)];
  });
}

const bumpLine = /^['"]?(@[\w-]+\/[\w-]+)['"]?: *(major|minor|patch) *$/gm;

/** Returns the bump of each package in a version plan. */
function readPlan(text: string): ReadonlyMap<string, Bump> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return new Map([...head.matchAll(bumpLine)].map(([, name = '', bump]) => [name, bump as Bump]));
}

/** Returns the highest bump of a package in these plans, or undefined if none lists it. */
export function plannedBump(name: string, plans: readonly string[]): Bump | undefined {
  const bumps = plans.map((text) => readPlan(text).get(name));
  return highest(bumps.filter((bump) => bump !== undefined));
}
