import { expect, test } from 'vitest';
import { compareContracts, compareReports } from './changes.ts';

/** A contract with one operation, which receives and returns an object with these fields. */
const contract = (properties: object, required: string[] = [], responses: object = {}) => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Profile' } } };
  return {
    openapi: '3.1.1',
    info: { title: 'Portal', version: '1.0.0' },
    components: { schemas: { Profile: { type: 'object', properties, required } } },
    paths: {
      '/profile': {
        put: {
          requestBody: { content },
          responses: { '200': { description: 'Saved', content }, ...responses },
        },
      },
    },
  };
};
const name = { type: 'string', maxLength: 100, description: 'The name' };
const before = contract({ name });

test.each<[string, object, string[]]>([
  ['another description', contract({ name: { ...name, description: 'Other' } }), []],
  ['a new optional field', contract({ name, city: name }), ['minor', 'minor']],
  ['a removed field', contract({}), ['major', 'major']],
  ['a field that becomes required', contract({ name }, ['name']), ['major', 'minor']],
  ['another type', contract({ name: { ...name, type: ['string', 'null'] } }), ['major', 'major']],
  ['a tighter limit', contract({ name: { ...name, maxLength: 50 } }), ['major', 'minor']],
  ['a removed operation', { ...before, paths: { '/profile': {} } }, ['major']],
])('%s has the right bump, in a request and in a response', (_, after, bumps) => {
  expect(compareContracts(before, after).map(({ bump }) => bump)).toEqual(bumps);
});

test('a field that becomes optional in a response is a major change', () => {
  const changes = compareContracts(contract({ name }, ['name']), before);
  expect(changes.map(({ bump }) => bump)).toEqual(['minor', 'major']);
});

test('a removed line of a report is a major change, an added line a minor one', () => {
  const diff = '--- a/etc\n+++ b/etc\n-// comment\n-export const a: 1;\n+export const b: 2;';
  expect(compareReports(diff)).toEqual([
    { bump: 'major', text: '- export const a: 1;' },
    { bump: 'minor', text: '+ export const b: 2;' },
  ]);
});
