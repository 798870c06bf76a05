import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/index.ts';
import {
  accountsSummary,
  authenticateCustomer,
  dashboardStats,
  listEnrollments,
  pageReader,
  parseProfileUpdate,
  readProfile,
  registrationIdOf,
  taskCompletionPage,
  updateProfile,
} from '../customers/index.ts';
import { httpErrors } from '../http/index.ts';
import { areNoticesOn } from '../mail/index.ts';
import { registrationEndpoint, type RegistrationBounds } from '../registration/index.ts';
import type { ServiceOptions } from './serviceOptions.ts';
import { unknownRoutes } from './unknownRoutes.ts';

export interface RouteDeps extends ServiceOptions {
  contract: Contract;
  clock: () => Date;
  timeZone: string;
  limits: RegistrationBounds;
  isReady: () => Promise<boolean>;
}

/** Adds all routes of the service: open to everyone, for the signed-in customer, the registration. */
export async function addRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { db, contract, identity, fieldKeys, notices, clock, timeZone, isReady } = deps;
  const idOf = registrationIdOf;

  // The process is running.
  app.get('/api/health', () => ({ status: 'ok' }));
  // The process can handle requests.
  app.get('/api/ready', async () => {
    if (!(await isReady())) throw httpErrors.unavailable();
    return { status: 'ready' };
  });
  await app.register(unknownRoutes);

  await app.register(async (customer) => {
    rejectCompressed(customer);
    authenticateCustomer(customer, db, identity);
    const readPage = pageReader(contract);
    customer.get('/api/user/dashboard/stats', (request) =>
      dashboardStats(db, idOf(request), { timeZone, now: clock() }),
    );
    customer.get('/api/user/task-completions', (request) =>
      taskCompletionPage(db, idOf(request), readPage(request)),
    );
    customer.get('/api/user/accounts', (request) => accountsSummary(db, idOf(request)));
    customer.get('/api/user/enrollments', (request) => listEnrollments(db, idOf(request)));
    customer.get('/api/user/profile', (request) => readProfile(db, fieldKeys, idOf(request)));
    customer.put('/api/user/profile', async (request) => {
      const update = parseProfileUpdate(contract, request.body);
      const now = clock();
      const isAnnounced = areNoticesOn(notices, now);
      return updateProfile(db, idOf(request), update, { now, isAnnounced });
    });
  });

  await app.register(async (registration) => {
    rejectCompressed(registration);
    registration.post('/api/user/register', registrationEndpoint(registration, deps));
  });
}

/** Rejects compressed bodies, which would otherwise be reported as invalid JSON. */
function rejectCompressed(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    const isPlain = encoding === '' || encoding === 'identity' || request.method === 'GET';
    done(isPlain ? null : httpErrors.compressed());
  });
}
