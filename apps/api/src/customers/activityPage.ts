import type { TaskCompletionPage } from '@bank-bonuses/api-client';
import type { FastifyRequest } from 'fastify';
import { characterIssues, type Contract } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { throwIssues } from '../http/index.ts';
import { toDollars } from './money.ts';

/** A page of the activity; a filter that is `undefined` matches anything. */
export interface PageWanted {
  page: number;
  per_page: number;
  bank?: string | undefined;
  task_type?: string | undefined;
}

/** Returns a function that reads the wanted page from the query of a request. */
export function pageReader(contract: Contract): (request: FastifyRequest) => PageWanted {
  const check = contract.query('/api/user/task-completions');
  return ({ query }) => {
    throwIssues([...characterIssues(query, { origin: 'query' }), ...check(query)]);
    return query as PageWanted;
  };
}

const alphabet = new Intl.Collator('en');
const sorted = (values: string[]) => [...new Set(values)].sort(alphabet.compare);

/** Returns one page of the activity, newest first, with the values of the filters. */
export async function taskCompletionPage(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  { page, per_page: perPage, bank, task_type: taskType }: PageWanted,
): Promise<TaskCompletionPage> {
  const groups = await kysely
    .selectFrom('portal.task_completions')
    .select(({ fn }) => ['bank', 'task_type', fn.countAll<number>().as('completions')])
    .where('registration_id', '=', registrationId)
    .groupBy(['bank', 'task_type'])
    .execute();
  const total = groups
    .filter((group) => bank === undefined || group.bank === bank)
    .filter((group) => taskType === undefined || group.task_type === taskType)
    .reduce((sum, { completions }) => sum + completions, 0);

  let ids = kysely
    .selectFrom('portal.task_completions')
    .select('id')
    .where('registration_id', '=', registrationId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage);
  if (bank !== undefined) ids = ids.where('bank', '=', bank);
  if (taskType !== undefined) ids = ids.where('task_type', '=', taskType);
  // Without a filter, the ids are read from the index alone. Selecting all columns there would also
  // read every row of the earlier pages.
  const rows = await kysely
    .selectFrom('portal.task_completions')
    .select(['id', 'date', 'bank', 'task_type', 'amount_cents', 'account'])
    .where('id', 'in', ids)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();

  const items = rows.map(({ amount_cents, ...row }) => ({
    ...row,
    amount: toDollars(amount_cents),
  }));
  return {
    items,
    total,
    filters: {
      banks: sorted(groups.map((group) => group.bank)),
      task_types: sorted(groups.map(({ task_type }) => task_type)),
    },
  };
}
