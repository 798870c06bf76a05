import type { RegistrationPayload } from '@bank-bonuses/api-client';
import fastify, {
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse,
} from 'fastify';
import { expect } from 'vitest';
import type { Database } from '../db/openDatabase.ts';
import { serverOptions, type ServerOptions } from '../http/serverOptions.ts';
import { testProcessor } from '../payments/testProcessor.ts';
import { createFieldKeys, generateFieldKeys, type FieldKeys } from '../encryption/fieldKeys.ts';
import { createService } from '../service/service.ts';
import type { ServiceLimits, ServiceOptions } from '../service/serviceOptions.ts';
import { expectContract } from './expectContract.ts';
import { fakeIdentity, type FakeIdentity, type FakeUser } from './fakeIdentity.ts';
import { memoryDocumentStore } from './memoryDocumentStore.ts';
import { wirePayload } from './payloads.ts';
import { testDatabase } from './testDatabase.ts';

export interface TestService {
  app: FastifyInstance;
  db: Database;
  identity: FakeIdentity;
  documents: ReturnType<typeof memoryDocumentStore>;
  fieldKeys: FieldKeys;
  /** All log lines. */
  log: string[];
  /** Sends a request and checks its response against the contract. */
  ask(request: InjectOptions & { url: string }): Promise<LightMyRequestResponse>;
  post(payload: RegistrationPayload): Promise<LightMyRequestResponse>;
  /** Registers a new user and returns the user with token and registration id. */
  registered(
    changes?: Partial<RegistrationPayload>,
    user?: Partial<FakeUser>,
  ): Promise<FakeUser & { registrationId: string }>;
  get(user: FakeUser, url: string): Promise<LightMyRequestResponse>;
}

/**
 * Starts the service in this process, with an empty database, or with a given database that other
 * services may also use.
 */
export async function testService(
  options: Partial<ServiceOptions> & {
    limits?: Partial<ServiceLimits>;
    trustProxy?: ServerOptions['trustProxy'];
  } = {},
): Promise<TestService> {
  const db = options.db ?? (await testDatabase());
  const identity = fakeIdentity();
  const documents = memoryDocumentStore();
  const fieldKeys = createFieldKeys(generateFieldKeys());
  const log: string[] = [];
  const { trustProxy, ...given } = options;
  const stream = { write: (line: string) => log.push(line) };
  const app = fastify(serverOptions({ log: { stream }, trustProxy }));
  await app.register(
    createService({
      db,
      documents,
      identity,
      fieldKeys,
      processor: testProcessor({ db }),
      ...given,
      limits: { triesPerAccount: 1000, triesPerAddress: 1000, ...given.limits },
    }),
  );
  const ask: TestService['ask'] = async (request) => {
    const answer = await app.inject(request);
    expectContract(request.method ?? 'GET', request.url, answer);
    return answer;
  };
  const post = (payload: RegistrationPayload) =>
    ask({ method: 'POST', url: '/api/user/register', payload });

  return {
    app,
    db,
    identity,
    documents,
    fieldKeys,
    log,
    ask,
    post,
    registered: async (changes, given) => {
      const user = identity.addUser(given);
      const answer = await post(wirePayload(user, changes));
      expect(answer.statusCode).toBe(201);
      return { ...user, registrationId: answer.json<{ id: string }>().id };
    },
    get: (user, url) => ask({ url, headers: { authorization: `Bearer ${user.token}` } }),
  };
}
