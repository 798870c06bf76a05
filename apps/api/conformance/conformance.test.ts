import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FakeUser } from '../src/testing/fakeIdentity.ts';
import { testService, type TestService } from '../src/testing/testService.ts';

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

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data; boundary=x',
  'nonsense',
];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '\ufeff{}',
  '{}{}',
  '\0',
  '{"\\ud800":"\\u0000"}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(5000) + ']'.repeat(5000),
  JSON.stringify({ city: "'; drop table portal.payments; --", ssn: -1, selfie_photo: [] }),
];

test.each(endpoints)(
  '$method $path: responds to strange requests as the contract describes',
  async ({ method, path }) => {
    const who = { stranger: tokenOf(stranger), customer: tokenOf(customer) };
    const wrong = ['', 'Bearer', 'Basic eDp5', 'Bearer a.b.c'];
    const senders = [
      {},
      ...wrong.map((authorization) => ({ authorization })),
      ...Object.values(who),
    ];
    const requests =
      method === 'GET'
        ? [{ headers: {} }]
        : types.flatMap((type) =>
            bodies.map((payload) => ({ payload, headers: { 'content-type': type } })),
          );
    for (const sender of senders) {
      for (const request of requests) {
        const answer = await service.ask({
          ...request,
          method,
          url: `${path}?page=%00&x=%F0%9F%92%A3`,
          headers: { ...request.headers, ...sender },
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (method === 'POST') expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        else if (sender === who.stranger)
          expect(answer.json()).toEqual({ detail: 'registration_missing' });
        else if (sender !== who.customer) expect(answer.statusCode).toBe(401);
      }
    }
    expect(service.log.join('')).not.toContain(customer.email);
  },
);
