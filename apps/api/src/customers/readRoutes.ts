import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { accountsSummary } from './accountsSummary.ts';
import { dashboardStats } from './dashboardStats.ts';
import { taskCompletionPage } from './activityPage.ts';
import { registrationIdOf } from './authenticateCustomer.ts';
import { listEnrollments } from './enrollments.ts';
import { readQuery } from './readQuery.ts';

/** Registers the read routes of Home, Bonuses and Accounts. */
export function readRoutes(
  app: FastifyInstance,
  { db, contract, timeZone }: { db: Database; contract: Contract; timeZone: string },
): void {
  const page = contract.numberParameter('Page');
  const perPage = contract.numberParameter('PerPage');
  const bank = contract.parameter('BankFilter');
  const taskType = contract.parameter('TaskTypeFilter');
  app.get('/api/user/dashboard/stats', (request) =>
    dashboardStats(db, registrationIdOf(request), timeZone),
  );
  app.get('/api/user/task-completions', (request) => {
    const wanted = readQuery(request, (query) => ({
      page: query.number('page', page),
      perPage: query.number('per_page', perPage),
      bank: query.text('bank', bank),
      taskType: query.text('task_type', taskType),
    }));
    return taskCompletionPage(db, registrationIdOf(request), wanted);
  });
  app.get('/api/user/accounts', (request) => accountsSummary(db, registrationIdOf(request)));
  app.get('/api/user/enrollments', (request) => listEnrollments(db, registrationIdOf(request)));
}
