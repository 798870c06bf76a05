import type { ValidationIssue } from '@bank-bonuses/api-client';
import { characterIssues } from '../../contract/index.ts';
import type { ImportKind, LineValues } from './importKind.ts';

const texts = { customer: 'Must be an id or a sign-in address' };

/** Parses a line of JSON. Errors name the field, never its value. */
export function checkLine(
  kind: Pick<ImportKind, 'check' | 'error'>,
  text: string,
): { values: LineValues } | { error: string } {
  // The decoder replaces invalid bytes with this character.
  if (text.includes('\ufffd')) return { error: 'The line is not UTF-8' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: 'The line is not JSON' };
  }
  const unstorable = characterIssues(value);
  const issues = unstorable.length > 0 ? unstorable : kind.check(value, texts);
  if (issues.length > 0) return { error: describe(issues) };
  const values = value as LineValues;
  const error = kind.error?.(values);
  return error === undefined ? { values } : { error };
}

function describe(issues: readonly ValidationIssue[]): string {
  return issues
    .map(({ loc: [, ...path], msg }) => (path.length > 0 ? `${path.join('.')}: ${msg}` : msg))
    .join('; ');
}
