/** Every key starts with `all`, so that one call reaches everything of the API. */
export const queryKeys = {
  all: ['portal-api'],
  dashboardStats: ['portal-api', 'dashboard-stats'],
  taskCompletions: ['portal-api', 'task-completions'],
  accounts: ['portal-api', 'accounts'],
  enrollments: ['portal-api', 'enrollments'],
  profile: ['portal-api', 'profile'],
} as const;
