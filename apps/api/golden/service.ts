import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { Database } from '../src/db/openDatabase.ts';
import { testProcessor } from '../src/payments/testProcessor.ts';
import { createService } from '../src/service/service.ts';
import type { ServiceOptions } from '../src/service/serviceOptions.ts';
import { fakeIdentity, type FakeUser } from '../src/testing/fakeIdentity.ts';
import { goldenKeys } from './readGolden.ts';

export type GoldenUser = Pick<FakeUser, 'id' | 'email' | 'password'>;

/** Paths of the read requests of a signed-in customer. */
const reads = [
  '/api/user/profile',
  '/api/user/dashboard/stats',
  '/api/user/task-completions?page=1&per_page=2',
  '/api/user/accounts',
  '/api/user/enrollments',
];

/** The service with the golden keys. */
export interface GoldenService {
  app: FastifyInstance;
  register(user: GoldenUser, payload: object): Promise<{ status: number; body: unknown }>;
  /** Returns the response bodies of all reads by path. */
  readAll(user: GoldenUser): Promise<Record<string, unknown>>;
}

export async function goldenService(
  options: Pick<ServiceOptions, 'documents'> & Partial<ServiceOptions> & { db: Database },
): Promise<GoldenService> {
  const identity = fakeIdentity();
  const app = fastify();
  const processor = testProcessor({ db: options.db });
  const deps = { identity, processor, fieldKeys: goldenKeys(), ...options };
  await app.register(createService({ ...deps, timeZone: 'UTC' }));
  const ask = async (user: GoldenUser, request: InjectOptions) => {
    const token = `token-of-${user.id}`;
    identity.addUser({ ...user, token });
    const answer = await app.inject({ ...request, headers: { authorization: `Bearer ${token}` } });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const needed = async (user: GoldenUser, request: InjectOptions) => {
    const { status, body } = await ask(user, request);
    if (status !== 200) throw new Error(`${JSON.stringify(request.url)}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    app,
    register: (user, payload) => ask(user, { method: 'POST', url: '/api/user/register', payload }),
    readAll: async (user) => {
      const bodies: Record<string, unknown> = {};
      for (const url of reads) bodies[url] = await needed(user, { url });
      return bodies;
    },
  };
}
