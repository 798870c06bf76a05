import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fullRunFolder } from '../../install.mjs';

const order = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof order)[number];

/** A change of the API of a package. */
export interface ApiChange {
  bump: 'minor' | 'major';
  /** The changed part. */
  text: string;
}

/** Returns the highest bump, or `none` for an empty list. */
export function highest(bumps: readonly Bump[]): Bump {
  return order.findLast((bump) => bumps.includes(bump)) ?? 'none';
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
    return [{ bump: sign === '-' ? 'major' : 'minor', text: `${sign} ${text.trim()}` }];
  });
}

interface Difference {
  action: 'add' | 'remove' | 'replace' | 'rename';
  type: 'breaking' | 'non-breaking' | 'annotation' | 'unclassified' | 'deprecated';
  path: (string | number)[];
}

/**
 * Returns the changes between two OpenAPI descriptions that matter to callers. A removed field and
 * another type are major changes, also where the library considers them compatible: they change the
 * types of the client.
 */
export function compareContracts(before: object, after: object): ApiChange[] {
  const { apiCompare } = createRequire(join(fullRunFolder, 'package.json'))('api-smart-diff') as {
    apiCompare: (before: object, after: object) => { diffs: Difference[] };
  };
  return apiCompare(before, after)
    .diffs.filter(({ path, type }) => path[0] === 'paths' && type !== 'annotation')
    .map(({ path, action, type }) => {
      const isRemovedField = action === 'remove' && path.at(-2) === 'properties';
      const isMajor = type === 'breaking' || isRemovedField || path.at(-1) === 'type';
      return { bump: isMajor ? 'major' : 'minor', text: `${action} ${path.slice(1).join(' ')}` };
    });
}

const bumpLine = /^['"]?(@[\w-]+\/[\w-]+)['"]?: *(major|minor|patch) *$/gm;

/** Returns the highest bump of a package in these version plans. */
export function plannedBump(name: string, plans: readonly string[]): Bump {
  const lines = plans.flatMap((text) => [...text.matchAll(bumpLine)]);
  return highest(lines.filter(([, listed]) => listed === name).map(([, , bump]) => bump as Bump));
}

export const isEnough = (planned: Bump, needed: Bump) =>
  order.indexOf(planned) >= order.indexOf(needed);
