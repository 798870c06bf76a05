import type { DashboardStats, TaskCompletion } from '@bank-bonuses/api-client';

/**
 * Stands in the built page where a customer's figures will stand. Each value is unlike every other text of Home, so
 * that its place is found by it.
 */
export const sampleStats = {
  total_earned: 910_001.01,
  active_bonuses: 910_002,
  pending_bonuses: 910_003,
  // More than one, so that the chart can be asked for some of them.
  earnings_overview: [
    { month: '1910-01', amount: 910_010.1 },
    { month: '1910-02', amount: 910_011.11 },
  ],
  paid_out: 910_004.04,
  in_progress: 910_005.05,
  fees_kept: 910_006.06,
  referral_count: 910_007,
} satisfies DashboardStats;

export const sampleEntry = {
  id: 'sample',
  date: '1910-01-08',
  bank: 'Sample bank',
  task_type: 'Sample task',
  amount: 910_008.08,
  account: 'Sample account',
} satisfies TaskCompletion;

export const sampleTotal = 910_009;
