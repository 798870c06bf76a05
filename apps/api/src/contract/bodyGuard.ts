import type { ValidationIssue } from '@bank-bonuses/api-client';
import { keyName } from './issues.ts';

/** More than any body of the contract has, and little enough for checks whose cost grows with it. */
const mostParts = 5000;
const deepest = 8;

/**
 * Looks at a parsed body before the schema does: the number of its parts, since a schema that lists
 * every fault may take quadratic time, and the character that Postgres cannot store.
 */
export function guardBody(body: unknown): ValidationIssue[] {
  let parts = 0;
  const issues: ValidationIssue[] = [];
  const visit = (value: unknown, loc: (string | number)[]): boolean => {
    parts += 1;
    if (parts > mostParts || loc.length > deepest) return false;
    if (typeof value === 'string') {
      if (value.includes('\0')) {
        issues.push({ loc, msg: 'Must not contain control characters', type: 'characters' });
      }
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
