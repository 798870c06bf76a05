import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ValidationIssue } from '@bank-bonuses/api-client';
import type { Contract, NumberBounds } from '../contract/contract.ts';
import { dashboardStats } from '../customers/activity.ts';
import { taskCompletionPage } from '../customers/activityPage.ts';
import { accountsSummary, listEnrollments } from '../customers/holdings.ts';
import type { Database } from '../db/openDatabase.ts';
import { customerOf } from '../http/customer.ts';
import { problems } from '../http/problem.ts';

/** What Home, Bonuses and Accounts show. */
export function readRoutes(app: FastifyInstance, db: Database, contract: Contract): void {
  const bounds = {
    page: contract.numberParameter('Page'),
    per_page: contract.numberParameter('PerPage'),
  };
  app.get('/api/user/dashboard/stats', (request) => dashboardStats(db, customerOf(request)));
  app.get('/api/user/task-completions', (request) => {
    const { page, per_page: perPage } = readNumbers(request, bounds);
    return taskCompletionPage(db, customerOf(request), { page, perPage });
  });
  app.get('/api/user/accounts', (request) => accountsSummary(db, customerOf(request)));
  app.get('/api/user/enrollments', (request) => listEnrollments(db, customerOf(request)));
}

/** Whole numbers of the query within their bounds; all faults are named at once. */
function readNumbers<Name extends string>(
  request: FastifyRequest,
  bounds: Record<Name, NumberBounds>,
): Record<Name, number> {
  const query = request.query as Record<string, unknown>;
  const issues: ValidationIssue[] = [];
  const read = (name: string, limit: NumberBounds): number => {
    const text = query[name];
    if (text === undefined) return limit.default;
    const fault = (type: string, msg: string) => {
      issues.push({ loc: ['query', name], msg, type });
      return limit.default;
    };
    if (typeof text !== 'string' || !/^-?\d+$/.test(text)) {
      return fault('type', 'Must be a whole number');
    }
    const number = Number(text);
    if (number < limit.minimum) return fault('minimum', `Must be at least ${limit.minimum}`);
    if (number > limit.maximum) return fault('maximum', `Must be at most ${limit.maximum}`);
    return number;
  };
  const entries = Object.entries<NumberBounds>(bounds).map(([name, limit]) => [
    name,
    read(name, limit),
  ]);
  if (issues.length > 0) throw problems.invalid(issues);
  return Object.fromEntries(entries) as Record<Name, number>;
}
