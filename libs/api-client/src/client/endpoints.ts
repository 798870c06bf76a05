import type { OperationName } from '../types.ts';

/** Method and path of each operation, for requests and the log. */
export const endpoints = {
  getDashboardStats: 'GET /api/user/dashboard/stats',
  listTaskCompletions: 'GET /api/user/task-completions',
  getAccounts: 'GET /api/user/accounts',
  listEnrollments: 'GET /api/user/enrollments',
  getProfile: 'GET /api/user/profile',
  updateProfile: 'PUT /api/user/profile',
  register: 'POST /api/user/register',
} as const satisfies Record<OperationName, string>;
