import type { DashboardStats, Milestone } from '@bank-bonuses/api-client';
import { formatAmount } from '@bank-bonuses/ui';

/** The way to the first payout, until that is made, where the service tells it. */
export const milestonesOf = (stats: DashboardStats | undefined): Milestone[] | undefined =>
  stats?.milestones?.some(({ state }) => state !== 'done') ? stats.milestones : undefined;

export const isNothingEarned = (stats: DashboardStats) =>
  stats.total_earned !== null && formatAmount(stats.total_earned) === '$0.00';
