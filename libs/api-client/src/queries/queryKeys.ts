/**
 * Query keys. Each key starts with the key `all`, so that one call can remove or invalidate all
 * data of the API.
 */
export const queryKeys = {
  all: ['portal-api'],
  dashboardStats: ['portal-api', 'dashboard-stats'],
  taskCompletions: ['portal-api', 'task-completions'],
  accounts: ['portal-api', 'accounts'],
  enrollments: ['portal-api', 'enrollments'],
  profile: ['portal-api', 'profile'],
} as const;
