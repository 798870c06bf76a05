import type { ValidationIssue } from '@bank-bonuses/api-client';
import { keyName } from './issues.ts';

/** More than any body of the contract has, and little enough for checks whose cost grows with it. */
const maxNodes = 5000;
const maxDepth = 8;

/**
 * Looks at a parsed body before the schema does: the number of its nodes, since a schema that lists
 * every error may take quadratic time, and text that cannot be stored as it is: Postgres knows no NUL, and
 * half of a pair of characters would be written as U+FFFD.
 */
export function guardBody(body: unknown): ValidationIssue[] {
  let nodes = 0;
  const issues: ValidationIssue[] = [];
  const visit = (value: unknown, loc: (string | number)[]): boolean => {
    nodes += 1;
    if (nodes > maxNodes || loc.length > maxDepth) return false;
    if (typeof value === 'string') {
      const msg = characterIssue(value);
      if (msg !== undefined) issues.push({ loc, msg, type: 'characters' });
      return true;
    }
    if (Array.isArray(value)) return value.every((item, index) => visit(item, [...loc, index]));
    if (typeof value !== 'object' || value === null) return true;
    return Object.entries(value).every(([key, item]) => visit(item, [...loc, keyName(key)]));
  };
  const small = visit(body, ['body']);
  if (!small) return [{ loc: ['body'], msg: 'Has too many parts', type: 'size' }];
  return issues.slice(0, 200);
}

function characterIssue(text: string): string | undefined {
  if (text.includes('\0')) return 'Must not contain control characters';
  return text.isWellFormed() ? undefined : 'Must be well-formed text';
}
