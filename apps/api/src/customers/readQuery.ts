import type { FastifyRequest } from 'fastify';
import type { ValidationIssue } from '@bank-bonuses/api-client';
import { guardBody, type NumberBounds, type SchemaCheck } from '../contract/index.ts';
import { httpErrors } from '../http/index.ts';

/** Reads the query of a request and collects all issues, so that they are reported together. */
export interface QueryReader {
  /** Returns an integer parameter, or its default. Adds an issue if it is out of bounds. */
  number(name: string, bounds: NumberBounds): number;
  /**
   * Returns a text parameter; `undefined` if it is missing. Adds an issue if the schema rejects it.
   */
  text(name: string, check: SchemaCheck): string | undefined;
}

/** Returns the result of `read` for the query, or throws its issues. */
export function readQuery<Result>(
  request: FastifyRequest,
  read: (query: QueryReader) => Result,
): Result {
  const query = request.query as Record<string, unknown>;
  const issues: ValidationIssue[] = [];
  const result = read({
    number: (name, bounds) => {
      const given = query[name];
      if (given === undefined) return bounds.default;
      const issue = numberIssue(given, bounds);
      if (issue === undefined) return Number(given);
      issues.push({ loc: ['query', name], ...issue });
      return bounds.default;
    },
    text: (name, check) => {
      const given = query[name];
      if (given === undefined) return undefined;
      const [issue] = [...guardBody(given), ...check(given)];
      if (issue === undefined) return given as string;
      issues.push({ ...issue, loc: ['query', name] });
      return undefined;
    },
  });
  if (issues.length > 0) throw httpErrors.invalid(issues);
  return result;
}

function numberIssue(
  given: unknown,
  { minimum, maximum }: NumberBounds,
): Omit<ValidationIssue, 'loc'> | undefined {
  if (typeof given !== 'string' || !/^-?\d+$/.test(given)) {
    return { msg: 'Must be a whole number', type: 'type' };
  }
  const number = Number(given);
  if (number < minimum) return { msg: `Must be at least ${minimum}`, type: 'minimum' };
  if (number > maximum) return { msg: `Must be at most ${maximum}`, type: 'maximum' };
  return undefined;
}
