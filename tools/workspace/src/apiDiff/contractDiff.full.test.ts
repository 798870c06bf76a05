import { expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { compareContracts } from './contractDiff.ts';

const contract = (sent: object, received: object, parameters: object[] = []): Contract => ({
  components: { schemas: { Sent: sent, Received: received } },
  paths: {
    '/profile': {
      put: {
        parameters,
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Sent' } } },
        },
        responses: {
          '200': {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Received' } } },
          },
          '422': {},
        },
      },
    },
  },
});

const difference = (before: Contract, after: Contract) =>
  compareContracts(before, after).map(({ bump, text }) => `${bump}: ${text}`);

const one = { type: 'object', properties: { a: { type: 'string', description: 'A' } } };

test('a changed description of a field is not a change', () => {
  const other = { ...one, properties: { a: { type: 'string', description: 'Other' } } };
  expect(difference(contract(one, one), contract(other, other))).toEqual([]);
});

test('a removed operation is a major change, a new operation a minor change', () => {
  expect(difference(contract(one, one), { paths: {} })).toEqual(['major: PUT /profile is gone']);
  expect(difference({ paths: {} }, contract(one, one))).toEqual(['minor: PUT /profile is new']);
});

test('a removed field is a major change in requests and responses', () => {
  const none = { type: 'object', properties: {} };
  expect(difference(contract(one, one), contract(none, none))).toEqual([
    'major: PUT /profile, body: a is gone',
    'major: PUT /profile, response 200: a is gone',
  ]);
});

test('a change is major if a field becomes required in a request or optional in a response', () => {
  const required = { ...one, required: ['a'] };
  expect(difference(contract(one, one), contract(required, required))).toEqual([
    'major: PUT /profile, body: a is required',
    'minor: PUT /profile, response 200: a is required',
  ]);
  expect(difference(contract(required, required), contract(one, one))).toEqual([
    'minor: PUT /profile, body: a is optional',
    'major: PUT /profile, response 200: a is optional',
  ]);
});

test('a change is major if a type becomes wider in a response or narrower in a request', () => {
  const a = (type: string | string[]) => ({ type: 'object', properties: { a: { type } } });
  const [narrow, wide] = [a('string'), a(['string', 'null'])];
  expect(difference(contract(narrow, narrow), contract(wide, wide))).toEqual([
    'minor: PUT /profile, body: a is string or null, was string',
    'major: PUT /profile, response 200: a is string or null, was string',
  ]);
  expect(difference(contract(wide, wide), contract(narrow, narrow))).toEqual([
    'major: PUT /profile, body: a is string, was string or null',
    'minor: PUT /profile, response 200: a is string, was string or null',
  ]);
});

test('a tighter limit, another pattern and a removed enum value are major changes in requests', () => {
  const before = { type: 'string', maxLength: 100, pattern: '^a', enum: ['x', 'y'] };
  const list = { type: 'string', maxLength: 100 };
  expect(difference(contract(before, one), contract({ ...before, enum: ['x'] }, one))).toEqual([
    'major: PUT /profile, body is one of x',
  ]);
  expect(
    difference(contract(list, one), contract({ ...list, maxLength: 50, pattern: '^b' }, one)),
  ).toEqual([
    'major: PUT /profile, body: maxLength is tighter',
    'major: PUT /profile, body: pattern has changed',
  ]);
  expect(difference(contract({ ...list, minLength: 2 }, one), contract(list, one))).toEqual([
    'minor: PUT /profile, body: minLength is wider',
  ]);
});

test('a parameter that becomes required is a major change, a new optional parameter a minor change', () => {
  const page = { name: 'page', in: 'query' };
  expect(difference(contract(one, one), contract(one, one, [page]))).toEqual([
    'minor: PUT /profile: the parameter page (query) is new',
  ]);
  const required = { ...page, required: true };
  expect(difference(contract(one, one, [page]), contract(one, one, [required]))).toEqual([
    'major: PUT /profile: the parameter page (query) is required',
  ]);
});

test('a recursive schema is compared without an endless loop', () => {
  const tree = { properties: { inner: { $ref: '#/components/schemas/Received' } } };
  expect(difference(contract(one, tree), contract(one, structuredClone(tree)))).toEqual([]);
});
