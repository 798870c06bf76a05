import type { OperationName } from '../types.ts';

/**
 * Method and path of each operation, and the message of a failed call whose response contains no reason. The
 * specification defines these texts.
 */
export const operations = {
  getDashboardStats: {
    endpoint: 'GET /api/user/dashboard/stats',
    fallback: 'Failed to fetch dashboard statistics',
  },
  listTaskCompletions: {
    endpoint: 'GET /api/user/task-completions',
    fallback: 'Failed to fetch task completions',
  },
  getAccounts: {
    endpoint: 'GET /api/user/accounts',
    fallback: 'Failed to fetch user accounts',
  },
  listEnrollments: {
    endpoint: 'GET /api/user/enrollments',
    fallback: 'Failed to fetch user enrollments',
  },
  getProfile: {
    endpoint: 'GET /api/user/profile',
    fallback: 'Failed to fetch user profile',
  },
  updateProfile: {
    endpoint: 'PUT /api/user/profile',
    fallback: 'Failed to update user profile',
  },
  register: {
    endpoint: 'POST /api/user/register',
    fallback: 'Failed to register account. Please try again later.',
  },
} as const satisfies Record<OperationName, { endpoint: string; fallback: string }>;

/** After a time-out the client cannot know whether the registration arrived. Repeating it is safe. */
export const registrationTimeoutMessage =
  'The registration is taking longer than expected. It may still have arrived. ' +
  'Please try again: you will not be registered or charged twice.';
