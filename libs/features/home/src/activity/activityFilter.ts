import type { TaskCompletionPageRequest } from '@bank-bonuses/api-client';

/** What the customer wants to see of the activity. What is not chosen is left out. */
export type ActivityFilter = Pick<TaskCompletionPageRequest, 'bank' | 'taskType'>;

export const filterCount = (filter: ActivityFilter) => Object.keys(filter).length;

export const isSameFilter = (one: ActivityFilter, other: ActivityFilter) =>
  one.bank === other.bank && one.taskType === other.taskType;
