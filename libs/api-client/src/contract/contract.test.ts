import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { contract, validationErrors, file, operations } from '../test/contract.testing.ts';
import { isProtectedField } from '../errors/protectedValues.ts';
import { fixtures } from '../testing/index.ts';
import { operations as called } from '../client/operations.ts';
import { httpCode } from '../errors/errors.ts';

const lastPart = (reference = '') => reference.split('/').pop() ?? '';

describe('the OpenAPI description', () => {
  it('passes the linter’s strict rules', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const lintErrors = await lint({ ref: file, config });
    expect(lintErrors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('describes the seven endpoints that the client calls', () => {
    const described = operations.map(({ operationId, method, path }) => [
      operationId,
      `${method.toUpperCase()} ${path}`,
    ]);
    const endpoints = Object.entries(called).map(([name, { endpoint }]) => [name, endpoint]);
    expect(described.sort()).toEqual(endpoints.sort());
  });

  it('requires a token for every operation except register', () => {
    const open = operations.filter(({ security }) => security?.length === 0);
    expect(open.map(({ operationId }) => operationId)).toEqual(['register']);
  });

  it('lists as protected only fields that the client removes', () => {
    expect(contract['x-protected-fields'].filter((field) => !isProtectedField(field))).toEqual([]);
  });

  it('names the error code that the client uses for each error of each operation', () => {
    const errors = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, { $ref }]) => {
        const named = contract.components.responses[lastPart($ref)];
        const [example] = Object.values(named?.content?.['application/json']?.examples ?? {});
        const { detail } = (example?.value ?? {}) as { detail?: unknown };
        const given = httpCode(Number(status), typeof detail === 'string' ? detail : undefined);
        return $ref ? [[operationId, status, named?.['x-error-code'], given]] : [];
      }),
    );
    expect(errors.length).toBeGreaterThan(40);
    expect(errors.filter(([, , named, given]) => named !== given)).toEqual([]);
  });
});

const bodies = operations.flatMap(({ operationId, requestBody, responses }) => [
  ...(requestBody ? [[`${operationId} request`, requestBody] as const] : []),
  ...Object.entries(responses).map(([status, response]) => {
    const shared = contract.components.responses[lastPart(response.$ref)];
    return [`${operationId} ${status}`, shared ?? response] as const;
  }),
]);
it('the examples of requests and responses match their schemas', () => {
  for (const [name, { content }] of bodies) {
    const media = content?.['application/json'];
    const examples = Object.values(media?.examples ?? {}).map(
      ({ value, $ref }) => value ?? contract.components.examples[lastPart($ref)]?.value,
    );
    expect(examples.length, name).toBeGreaterThan(0);
    for (const example of examples) {
      expect(validationErrors(lastPart(media?.schema.$ref), example), name).toEqual([]);
    }
  }
});

it.each([
  ['DashboardStats', fixtures.fullDashboardStats],
  ['DashboardStats', fixtures.firstDayStats],
  ['TaskCompletionPage', { items: fixtures.taskCompletions, total: 23 }],
  ['AccountsSummary', fixtures.fullAccounts],
  ['AccountsSummary', fixtures.noAccounts],
  ['EnrollmentList', fixtures.fullEnrollments],
  ['UserProfile', fixtures.profileWithPayment],
  ['UserProfile', fixtures.sparseProfile],
  ['RegistrationPayload', fixtures.cardRegistration],
  ['RegistrationPayload', fixtures.wireRegistration],
  ['RegistrationReceipt', fixtures.fullReceipt],
])('the fixtures match the contract: %s', (schema, fixture) => {
  expect(validationErrors(schema, fixture)).toEqual([]);
});
