import { isFull } from '@bank-bonuses/test-config/full';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { FakeUser } from '../src/testing/fakeIdentity.ts';
import { testService, type TestService } from '../src/testing/testService.ts';
import { junk, strangeBodies } from '../src/testing/strangeRequests.ts';

/** Number of arbitrary requests to each endpoint. */
const runs = isFull ? 1500 : 25;
if (isFull) vi.setConfig({ testTimeout: 3_600_000 });

type Example = { value: Record<string, unknown> } | { $ref: string };
interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: { 'application/json': { examples: Record<string, Example> } } };
        responses: Record<string, object>;
      }
    >
  >;
  components: { examples: Record<string, { value: Record<string, unknown> }> };
}

const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
const document = parse(readFileSync(file, 'utf8')) as OpenApiDocument;
const endpoints = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([name, { requestBody }]) => {
    const method = name.toUpperCase() as 'GET' | 'PUT' | 'POST';
    const examples = Object.entries(requestBody?.content['application/json'].examples ?? {});
    return { method, path, examples };
  }),
);
const valueOf = (example: Example) => {
  if ('value' in example) return example.value;
  const found = document.components.examples[example.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no example ${example.$ref}.`);
  return found.value;
};

let service: TestService;
let customer: FakeUser;
let stranger: FakeUser;
beforeAll(async () => {
  service = await testService({ limits: { triesPerAccount: 1e9, triesPerAddress: 1e9 } });
  customer = await service.registered();
  stranger = service.identity.addUser();
});

const tokenOf = ({ token }: FakeUser) => ({ authorization: `Bearer ${token}` });

test.each(
  endpoints.flatMap(({ method, path, examples }) =>
    examples.map(([name, example]) => ({ method, path, name, payload: valueOf(example) })),
  ),
)('$method $path: accepts the contract’s example $name', async ({ method, path, payload }) => {
  if (method === 'POST') {
    const { auth_id: id, email, password } = payload;
    service.identity.addUser({ id, email, password } as Partial<FakeUser>);
  }
  const headers = method === 'POST' ? {} : tokenOf(customer);
  const answer = await service.ask({ method, url: path, headers, payload });
  expect(answer.statusCode, answer.body).toBe(method === 'POST' ? 201 : 200);
});

test.each(endpoints)(
  '$method $path: responds to any request as the contract describes',
  async ({ method, path }) => {
    const hasBody = method !== 'GET';
    const authorization = fc.oneof(
      fc.constantFrom(
        undefined,
        '',
        'Bearer',
        'Basic eDp5',
        'Bearer a.b.c',
        'stranger',
        'customer',
      ),
      fc.stringMatching(/^[ -~]{0,40}$/),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
      '',
    );
    const query = fc.array(fc.tuple(fc.string({ maxLength: 8 }), junk), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        authorization,
        type,
        query,
        strangeBodies,
        async (who, kind, pairs, payload) => {
          const user = { stranger, customer }[who ?? ''];
          const token = user ? tokenOf(user) : who === undefined ? {} : { authorization: who };
          const texts = pairs.map(([name, value]) => [name, JSON.stringify(value)]);
          const answer = await service.ask({
            method,
            url: `${path}?${new URLSearchParams(texts).toString()}`,
            headers: { ...token, ...(hasBody && kind !== '' && { 'content-type': kind }) },
            ...(hasBody && { payload }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          if (method === 'POST') expect(answer.statusCode).toBeGreaterThanOrEqual(400);
          else if (!user) expect(answer.statusCode).toBe(401);
          else if (user === stranger)
            expect(answer.json()).toEqual({ detail: 'registration_missing' });
        },
      ),
      { numRuns: runs },
    );
    expect(service.log.join('')).not.toContain(customer.email);
  },
);
