import { paths } from '@bank-bonuses/product/routes';
import type { CallName } from './service.testing.ts';

export interface Read {
  call: CallName;
  path: string;
  title: string;
  /** Text of the page if it has no data and the response contains no reason. */
  failed: string;
  /** Whether the page shows its own text in addition to the server's. */
  keepsOwnWords?: true;
  /** Error message of the API client if the response contains no reason. */
  fallback: string;
  /** Text that is visible once the data has loaded. */
  data: string;
}

/** The five read operations, each with the page that shows its data. */
export const reads: readonly Read[] = [
  {
    call: 'GET /api/user/dashboard/stats',
    path: paths.dashboard,
    title: 'Home',
    failed: 'Failed to fetch dashboard statistics',
    fallback: 'Failed to fetch dashboard statistics',
    data: '$4,675.50',
  },
  {
    call: 'GET /api/user/task-completions',
    path: paths.dashboard,
    title: 'Home',
    failed: 'Failed to fetch task completions',
    fallback: 'Failed to fetch task completions',
    data: 'Showing 1 to 5 of 23 results',
  },
  {
    call: 'GET /api/user/accounts',
    path: paths.accounts,
    title: 'Your Bank Accounts',
    failed: 'Failed to load accounts',
    keepsOwnWords: true,
    fallback: 'Failed to load accounts',
    data: '$10,750.85',
  },
  {
    call: 'GET /api/user/enrollments',
    path: paths.bonuses,
    title: 'Bonuses',
    failed: 'Failed to fetch user enrollments',
    fallback: 'Failed to fetch user enrollments',
    data: 'Wells Fargo',
  },
  {
    call: 'GET /api/user/profile',
    path: paths.settings,
    title: 'Settings',
    failed: 'Failed to fetch user profile',
    fallback: 'Failed to fetch user profile',
    data: '12 Sample Street',
  },
];
