import type { TaskCompletionPageRequest } from '@bank-bonuses/api-client';

/** The customer's filter of the activity. Empty choices are omitted. */
export type ActivityFilter = Pick<TaskCompletionPageRequest, 'bank' | 'taskType'>;

export const filterCount = (filter: ActivityFilter) => Object.keys(filter).length;

export const isSameFilter = (one: ActivityFilter, other: ActivityFilter) =>
  one.bank === other.bank && one.taskType === other.taskType;
