import type { DashboardStats, Milestone } from '@bank-bonuses/api-client';
import { formatAmount } from '@bank-bonuses/ui';

/** Returns the milestones up to the first payout, until it is made, if the service returns any. */
export const milestonesOf = (stats: DashboardStats | undefined): Milestone[] | undefined =>
  stats?.milestones?.some(({ state }) => state !== 'done') ? stats.milestones : undefined;

export const isNothingEarned = (stats: DashboardStats) =>
  stats.total_earned !== null && formatAmount(stats.total_earned) === '$0.00';
