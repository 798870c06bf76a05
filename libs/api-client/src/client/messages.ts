import type { OperationName } from '../types.ts';

/**
 * Error messages for failed calls whose response contains no reason. The specification defines
 * these texts.
 */
export const fallbackMessages = {
  getDashboardStats: 'Failed to fetch dashboard statistics',
  listTaskCompletions: 'Failed to fetch task completions',
  getAccounts: 'Failed to fetch user accounts',
  listEnrollments: 'Failed to fetch user enrollments',
  getProfile: 'Failed to fetch user profile',
  updateProfile: 'Failed to update user profile',
  register: 'Failed to register account. Please try again later.',
} as const satisfies Record<OperationName, string>;

/** After a time-out the client cannot know whether the registration arrived. Repeating it is safe. */
export const registrationTimeoutMessage =
  'The registration is taking longer than expected. It may still have arrived. ' +
  'Please try again: you will not be registered or charged twice.';
