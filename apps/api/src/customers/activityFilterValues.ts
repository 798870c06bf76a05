import type { ActivityFilters } from '@bank-bonuses/api-client';
import { sql, type RawBuilder } from 'kysely';

/** The banks and task types by which the activity can be filtered, unordered. */
export interface ActivityFilterValues {
  banks: string[];
  task_types: string[];
}

/** Returns SQL for the values as one column, so that a page needs no further query. */
export function activityFilterValues(registrationId: string): RawBuilder<ActivityFilterValues> {
  return sql`(
    select jsonb_build_object(
      'banks', coalesce(jsonb_agg(distinct bank), '[]'),
      'task_types', coalesce(jsonb_agg(distinct task_type), '[]')
    )
    from portal.activity_words where registration_id = ${registrationId} and completions > 0
  )`;
}

const alphabet = new Intl.Collator('en');

/** Returns the filter values in alphabetical order, independent of the database's collation. */
export function filtersOf({ banks, task_types }: ActivityFilterValues): ActivityFilters {
  return {
    banks: banks.toSorted(alphabet.compare),
    task_types: task_types.toSorted(alphabet.compare),
  };
}
