import { expect, test } from 'vitest';
import { isDatabaseUnavailable, isUniqueViolation } from './databaseErrors.ts';

const failure = (properties: object, message = 'text of the database') =>
  Object.assign(new Error(message), properties);

test.each([
  [failure({ code: 'ECONNREFUSED' }), true],
  [failure({ code: '08006' }), true],
  [failure({ code: '53100' }), true],
  [failure({ code: '25006' }), true],
  [failure({}, 'Client has encountered a connection error and is not queryable'), true],
  [failure({}, 'timeout exceeded when trying to connect'), true],
  [failure({ code: '23505' }), false],
  [failure({ code: '22P02' }), false],
  [failure({}), false],
  ['ECONNREFUSED', false],
])('recognizes whether %o means that the database is unavailable: %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test('recognizes a unique violation by the name of its constraint', () => {
  const error = failure({ code: '23505', constraint: 'one' });
  expect(isUniqueViolation(error, 'one')).toBe(true);
  expect(isUniqueViolation(error, 'other')).toBe(false);
  expect(isUniqueViolation(failure({ constraint: 'one' }), 'one')).toBe(false);
});
