import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { ajv, contract, validationErrors, file, operations } from '../test/contract.testing.ts';
import { isProtectedField } from '../errors/protectedValues.ts';
import { fixtures } from '../testing/index.ts';
import { operations as called } from '../client/operations.ts';
import { httpCode } from '../errors/errors.ts';

const lastPart = (reference = '') => reference.split('/').pop() ?? '';

type ErrorExamples = Record<string, { value?: { detail?: unknown } }>;
const exampleOf = (message: (typeof contract.components.responses)[string] | undefined) =>
  (message?.content?.['application/json']?.examples ?? {}) as ErrorExamples;

const outsideTheFile = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"portal#/components')) as object;

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
        const { detail } = Object.values(exampleOf(named))[0]?.value ?? {};
        const text = typeof detail === 'string' ? detail : undefined;
        const given = httpCode(Number(status), text);
        return $ref ? [[operationId, status, named?.['x-error-code'], given]] : [];
      }),
    );
    expect(errors.length).toBeGreaterThan(40);
    expect(errors.filter(([, , named, given]) => named !== given)).toEqual([]);
  });

  it('has an example for every field or for the schema that the field refers to', () => {
    const bare = Object.entries(contract.components.schemas).flatMap(([name, { properties }]) =>
      Object.entries(properties ?? {})
        .filter(([, field]) => !/examples|\$ref|const|items/.test(JSON.stringify(field)))
        .map(([field]) => `${name}.${field}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('examples match their schemas:', () => {
  it('in the schemas', () => {
    const examples = Object.entries(contract.components.schemas).flatMap(
      ([name, { examples = [] }]) =>
        examples.map((example) => [name, validationErrors(name, example)]),
    );
    expect(examples.length).toBeGreaterThan(10);
    expect(examples.filter(([, found]) => found?.length)).toEqual([]);
  });

  it('in the fields of the schemas', () => {
    const checked = Object.entries(contract.components.schemas).flatMap(
      ([name, { properties = {} }]) =>
        Object.entries(properties).flatMap(([field, schema]) =>
          (schema.examples ?? []).map((example) => ({
            field: `${name}.${field}`,
            matches: ajv.validate(outsideTheFile(schema), example),
          })),
        ),
    );
    expect(checked.length).toBeGreaterThan(80);
    expect(checked.filter(({ matches }) => !matches)).toEqual([]);
  });

  const bodies = operations.flatMap(({ operationId, requestBody, responses }) => [
    ...(requestBody ? [[`${operationId} request`, requestBody] as const] : []),
    ...Object.entries(responses).map(([status, response]) => {
      const shared = contract.components.responses[lastPart(response.$ref)];
      return [`${operationId} ${status}`, shared ?? response] as const;
    }),
  ]);
  it.each(bodies)('in %s', (_name, { content }) => {
    const media = content?.['application/json'];
    const examples = Object.values(media?.examples ?? {}).map(
      ({ value, $ref }) => value ?? contract.components.examples[lastPart($ref)]?.value,
    );
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(validationErrors(lastPart(media?.schema.$ref), example)).toEqual([]);
    }
  });
});

describe('the fixtures match the contract:', () => {
  it.each([
    ['DashboardStats', fixtures.dashboardStats],
    ['DashboardStats', fixtures.emptyDashboardStats],
    ['TaskCompletionPage', { items: fixtures.taskCompletions, total: 23 }],
    ['AccountsSummary', fixtures.accounts],
    ['AccountsSummary', fixtures.noAccounts],
    ['EnrollmentList', fixtures.enrollments],
    ['UserProfile', fixtures.profile],
    ['UserProfile', fixtures.sparseProfile],
    ['RegistrationPayload', fixtures.cardRegistration],
    ['RegistrationPayload', fixtures.wireRegistration],
    ['RegistrationReceipt', fixtures.receipt],
  ])('%s', (schema, fixture) => {
    expect(validationErrors(schema, fixture)).toEqual([]);
  });

  it('the totals are the sums of their parts', () => {
    const { earnings_overview, total_earned } = fixtures.dashboardStats;
    const { accounts, total_balance, account_count } = fixtures.accounts;
    expect(earnings_overview.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_earned);
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBeCloseTo(total_balance);
    expect(accounts).toHaveLength(account_count);
  });
});
