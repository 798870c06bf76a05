import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ValidationIssue } from '@bank-bonuses/api-client';
import type { Contract, NumberBounds } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { httpErrors } from '../http/index.ts';
import { accountsSummary, listEnrollments } from './accountsAndEnrollments.ts';
import { dashboardStats } from './activity.ts';
import { taskCompletionPage } from './activityPage.ts';
import { registrationIdOf } from './authenticateCustomer.ts';

/** What Home, Bonuses and Accounts show. */
export function readRoutes(app: FastifyInstance, db: Database, contract: Contract): void {
  const bounds = {
    page: contract.numberParameter('Page'),
    per_page: contract.numberParameter('PerPage'),
  };
  app.get('/api/user/dashboard/stats', (request) => dashboardStats(db, registrationIdOf(request)));
  app.get('/api/user/task-completions', (request) => {
    const { page, per_page: perPage } = readNumbers(request, bounds);
    return taskCompletionPage(db, registrationIdOf(request), { page, perPage });
  });
  app.get('/api/user/accounts', (request) => accountsSummary(db, registrationIdOf(request)));
  app.get('/api/user/enrollments', (request) => listEnrollments(db, registrationIdOf(request)));
}

/** Whole numbers of the query within their bounds; all issues are named at once. */
function readNumbers<Name extends string>(
  request: FastifyRequest,
  bounds: Record<Name, NumberBounds>,
): Record<Name, number> {
  const query = request.query as Record<string, unknown>;
  const issues: ValidationIssue[] = [];
  const read = (name: string, limit: NumberBounds): number => {
    const text = query[name];
    if (text === undefined) return limit.default;
    const addIssue = (type: string, msg: string) => {
      issues.push({ loc: ['query', name], msg, type });
      return limit.default;
    };
    if (typeof text !== 'string' || !/^-?\d+$/.test(text)) {
      return addIssue('type', 'Must be a whole number');
    }
    const number = Number(text);
    if (number < limit.minimum) return addIssue('minimum', `Must be at least ${limit.minimum}`);
    if (number > limit.maximum) return addIssue('maximum', `Must be at most ${limit.maximum}`);
    return number;
  };
  const entries = Object.entries<NumberBounds>(bounds).map(([name, limit]) => [
    name,
    read(name, limit),
  ]);
  if (issues.length > 0) throw httpErrors.invalid(issues);
  return Object.fromEntries(entries) as Record<Name, number>;
}
