import type { ValidationIssue } from '@bank-bonuses/api-client';
import { guardBody } from '../contract/bodyGuard.ts';
import { toIssues } from '../contract/issues.ts';
import type { ImportKind } from './importFile.ts';

/** A line's values, checked by their schema. */
export type LineValues = Record<string, unknown> & { customer: string };

const texts = { customer: 'Must be an id or a sign-in address' };

/** Reads a line of JSON. What is wrong with it is said by field, and never with what stands there. */
export function checkLine(
  kind: Pick<ImportKind, 'check' | 'fault'>,
  text: string,
): { values: LineValues } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'The line is not JSON' };
  }
  const guarded = guardBody(value);
  if (guarded.length > 0) return { fault: describe(guarded) };
  const errors = kind.check(value);
  if (errors.length > 0) return { fault: describe(toIssues(errors, 'body', texts)) };
  const values = value as LineValues;
  const fault = kind.fault?.(values);
  return fault === undefined ? { values } : { fault };
}

function describe(issues: readonly ValidationIssue[]): string {
  return issues
    .map(({ loc: [, ...path], msg }) => (path.length > 0 ? `${path.join('.')}: ${msg}` : msg))
    .join('; ');
}
