import type { RouteHandlerMethod } from 'fastify';
import type { Contract } from '../contract/index.ts';
import {
  accountsSummary,
  dashboardStats,
  listEnrollments,
  pageReader,
  parseProfileUpdate,
  readProfile,
  registrationIdOf,
  taskCompletionPage,
  updateProfile,
} from '../customers/index.ts';
import type { Database } from '../db/index.ts';
import type { FieldKeys } from '../encryption/index.ts';
import { httpErrors } from '../http/index.ts';
import { areNoticesOn, type MailSender, type NoticeSettings } from '../mail/index.ts';
import type { RegistrationEndpoint } from '../registration/index.ts';

export interface Route {
  method: 'GET' | 'PUT' | 'POST';
  url: string;
  handler: RouteHandlerMethod;
}

/** All routes of the service: open to everyone, for the signed-in customer, and the registration. */
export interface Routes {
  open: Route[];
  customer: Route[];
  registration: Route[];
}

export interface RouteDeps {
  db: Database;
  contract: Contract;
  fieldKeys: FieldKeys;
  mails: Pick<MailSender, 'nudge'> | undefined;
  notices: NoticeSettings | undefined;
  clock: () => Date;
  timeZone: string;
  isReady: () => Promise<boolean>;
  register: RegistrationEndpoint['register'];
}

/** Lists every route of the service with its handler. */
export function createRoutes(deps: RouteDeps): Routes {
  const { db, contract, fieldKeys, mails, notices, clock, timeZone, isReady, register } = deps;
  const readPage = pageReader(contract);
  return {
    open: [
      // The process is running.
      { method: 'GET', url: '/api/health', handler: () => ({ status: 'ok' }) },
      // The process can handle requests.
      {
        method: 'GET',
        url: '/api/ready',
        handler: async () => {
          if (!(await isReady())) throw httpErrors.unavailable();
          return { status: 'ready' };
        },
      },
    ],
    customer: [
      {
        method: 'GET',
        url: '/api/user/dashboard/stats',
        handler: (request) =>
          dashboardStats(db, registrationIdOf(request), { timeZone, now: clock() }),
      },
      {
        method: 'GET',
        url: '/api/user/task-completions',
        handler: (request) => taskCompletionPage(db, registrationIdOf(request), readPage(request)),
      },
      {
        method: 'GET',
        url: '/api/user/accounts',
        handler: (request) => accountsSummary(db, registrationIdOf(request)),
      },
      {
        method: 'GET',
        url: '/api/user/enrollments',
        handler: (request) => listEnrollments(db, registrationIdOf(request)),
      },
      {
        method: 'GET',
        url: '/api/user/profile',
        handler: (request) => readProfile(db, fieldKeys, registrationIdOf(request)),
      },
      {
        method: 'PUT',
        url: '/api/user/profile',
        handler: async (request) => {
          const update = parseProfileUpdate(contract, request.body);
          const now = clock();
          const isAnnounced = areNoticesOn(notices, now);
          const stored = await updateProfile(db, registrationIdOf(request), update, {
            now,
            isAnnounced,
          });
          if (isAnnounced) mails?.nudge();
          return stored;
        },
      },
    ],
    registration: [{ method: 'POST', url: '/api/user/register', handler: register }],
  };
}
