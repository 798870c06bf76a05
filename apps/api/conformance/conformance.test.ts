import type { FilePayload } from '@bank-bonuses/api-client';
import { isFull } from '@bank-bonuses/test-config/full';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadContract } from '../src/contract/contract.ts';
import { testCards } from '../src/payments/testProcessor.ts';
import type { FakeUser } from '../src/testing/fakeIdentity.ts';
import { photo } from '../src/testing/payloads.ts';
import { testService, type TestService } from '../src/testing/testService.ts';
import { endpoints, resolve, type Endpoint, type Schema } from './document.ts';
import { junk, spoil, strangeBodies } from './invalidValues.ts';
import { valid, type Body, type Overrides } from './validValues.ts';

/** Total number of requests. */
const requests = isFull ? 21_000 : 600;
// The full run sends thousands of requests, possibly on a busy machine.
if (isFull) vi.setConfig({ testTimeout: 3_600_000 });
/**
 * Endpoints with input. They get invalid requests in addition to the valid and arbitrary ones that
 * every endpoint gets.
 */
const taking = endpoints.filter(({ body, query }) => body !== undefined || query.length > 0);
const runs = Math.ceil(requests / (2 * endpoints.length + taking.length));

const contract = loadContract();
let service: TestService;
let customer: FakeUser;
let stranger: FakeUser;
let realPhoto: FilePayload;
let asked = 0;

beforeAll(async () => {
  const limits = { triesPerAccount: 1e9, triesPerAddress: 1e9 };
  service = await testService({ limits });
  customer = await service.registered();
  stranger = service.identity.addUser();
  realPhoto = await photo();
});

/**
 * Sends a request. Fails if the status is 500 or more, or if the OpenAPI description does not allow
 * the response.
 */
async function ask(
  endpoint: Endpoint,
  request: Partial<InjectOptions> & { url?: string },
): Promise<LightMyRequestResponse> {
  const { method, path } = endpoint;
  asked += 1;
  const answer = await service.app.inject({ method, url: path, ...request });
  const { statusCode: status } = answer;
  const call = `${method} ${path} ${status}`;
  expect(status, `${call}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
  const check = contract.response(method, path, status);
  expect(check, `${call} is not in the contract`).toBeDefined();
  expect(answer.headers['content-type'], call).toBe('application/json; charset=utf-8');
  expect(check?.(answer.json()), `${call}: ${answer.body.slice(0, 300)}`).toEqual([]);
  for (const name of endpoint.headersOf(status)) expect(answer.headers, call).toHaveProperty(name);
  return answer;
}

/** Expects the response to name the missing, extra or invalid field. */
function expectNamed(answer: LightMyRequestResponse, origin: string, field: string): void {
  expect(answer.statusCode).toBe(422);
  const { detail } = answer.json<{ detail: { loc: unknown[] }[] }>();
  const named = detail.map(({ loc }) => loc);
  expect(named).toContainEqual(expect.arrayContaining([origin, field]));
}

const tokenOf = ({ token }: FakeUser) => ({ authorization: `Bearer ${token}` });
const headers = (user: FakeUser) => ({ ...tokenOf(user), 'content-type': 'application/json' });

/**
 * Returns values for a valid registration that the schema alone cannot describe, such as real
 * photos and test cards.
 */
function overridesOf(endpoint: Endpoint): Overrides {
  if (endpoint.method !== 'POST') return {};
  const file = fc.constant(realPhoto);
  const { approved, declined } = testCards;
  return {
    dl_photo_front: file,
    dl_photo_back: file,
    passport_photo: file,
    selfie_photo: file,
    card_number: fc.constantFrom<string>(approved, declined),
    card_expiry_year: fc.integer({ min: 2050, max: 2099 }).map(String),
    ssn: fc.stringMatching(/^9\d{8}$/),
    date_of_birth: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2005-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  };
}

/** Assigns a new auth user to a registration, so that its ownership can be verified. */
function owned(endpoint: Endpoint, body: Body): Body {
  if (endpoint.method !== 'POST') return body;
  const password = String(body['password']);
  const { id, email } = service.identity.addUser({ password });
  return { ...body, auth_id: id, email };
}

const send = (endpoint: Endpoint, body: Body) =>
  ask(endpoint, { headers: headers(customer), payload: JSON.stringify(body) });

const named = endpoints.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const queryOf = (pairs: [string, unknown][]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, text(value)])).toString();

test.each(named)(
  '%s: accepts every request that the OpenAPI description allows',
  async (_name, endpoint) => {
    const query = fc.tuple(
      ...endpoint.query.map(({ name, schema }) =>
        fc.option(valid(schema)).map((value) => [name, value] as [string, unknown]),
      ),
    );
    const body = endpoint.body
      ? valid(endpoint.body, overridesOf(endpoint))
      : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(query, body, async (pairs, given) => {
        const set = pairs.filter(([, value]) => value !== null);
        const answer = endpoint.body
          ? await send(endpoint, owned(endpoint, given as Body))
          : await ask(endpoint, {
              url: `${endpoint.path}?${queryOf(set)}`,
              headers: tokenOf(customer),
            });
        const expected = endpoint.method === 'POST' ? [201, 402] : [200];
        expect(expected, answer.body.slice(0, 500)).toContain(answer.statusCode);
      }),
      { numRuns: runs },
    );
  },
);

/** Generates values that a query parameter must reject. */
function wrongValue({ type, maxLength = 0, minimum = 0, maximum = 0 }: Schema) {
  if (type === 'string') return fc.constantFrom('', 'x'.repeat(maxLength + 1), 'A\0B');
  return junk.filter((value) => {
    const number = /^-?\d+$/.test(text(value)) ? Number(text(value)) : Number.NaN;
    return !(number >= minimum && number <= maximum);
  });
}

const namedTaking = named.filter(([, endpoint]) => taking.includes(endpoint));

test.each(namedTaking)(
  '%s: rejects a request that the OpenAPI description forbids, and names the field',
  async (_name, endpoint) => {
    if (endpoint.query.length > 0) {
      const wrong = fc
        .constantFrom(...endpoint.query)
        .chain((parameter) => fc.tuple(fc.constant(parameter), wrongValue(parameter.schema)));
      await fc.assert(
        fc.asyncProperty(wrong, async ([{ name }, value]) => {
          const url = `${endpoint.path}?${queryOf([[name, value]])}`;
          expectNamed(await ask(endpoint, { url, headers: tokenOf(customer) }), 'query', name);
        }),
        { numRuns: runs },
      );
      return;
    }
    const schema = resolve(endpoint.body ?? {});
    const check = contract.schema(endpoint.body?.$ref?.split('/').at(-1) ?? '');
    const groups = schema.oneOf ?? [schema];
    const known = groups.flatMap((group) => Object.keys(resolve(group).properties ?? {}));
    const wrong = valid(schema, overridesOf(endpoint))
      .chain((body) => spoil(body as Body, known))
      .filter(({ body }) => check(body).length > 0);
    await fc.assert(
      fc.asyncProperty(wrong, async ({ body, field }) => {
        const answer = await send(endpoint, body);
        const { detail } = answer.json<{ detail: { type: string }[] }>();
        // If the body mixes fields of several groups, the response names the fields of one group
        // and reports no missing field.
        if (detail.some(({ type }) => type === 'group')) expect(answer.statusCode).toBe(422);
        else expectNamed(answer, 'body', field);
      }),
      { numRuns: runs },
    );
  },
);

test.each(named)(
  '%s: responds to any request as the OpenAPI description allows',
  async (_name, endpoint) => {
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
          const users: Record<string, FakeUser> = { stranger, customer };
          const user = users[who ?? ''];
          const token = user ? tokenOf(user) : who === undefined ? {} : { authorization: who };
          const answer = await ask(endpoint, {
            url: `${endpoint.path}?${queryOf(pairs)}`,
            headers: { ...token, ...(endpoint.body && kind !== '' && { 'content-type': kind }) },
            ...(endpoint.body && { payload }),
          });
          if (endpoint.method === 'POST') expect(answer.statusCode).toBeGreaterThanOrEqual(400);
          else if (!user) expect(answer.statusCode).toBe(401);
          else if (user === stranger)
            expect(answer.json()).toEqual({ detail: 'registration_missing' });
        },
      ),
      { numRuns: runs },
    );
  },
);

test('these tests send at least the configured number of requests, and the service logs no personal value', () => {
  expect(asked).toBeGreaterThanOrEqual(requests);
  expect(service.log.join('')).not.toContain(customer.email);
});
