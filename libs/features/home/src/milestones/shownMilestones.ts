import type { DashboardStats, Milestone } from '@bank-bonuses/api-client';
import { formatAmount } from '@bank-bonuses/ui';

/**
 * Returns the milestones up to the first payout. Returns `undefined` after the first payout, or if
 * the service returns no milestones.
 */
export const shownMilestones = (stats: DashboardStats | undefined): Milestone[] | undefined =>
  stats?.milestones?.some(({ state }) => state !== 'done') ? stats.milestones : undefined;

export const isNothingEarned = (stats: DashboardStats) =>
  stats.total_earned !== undefined && formatAmount(stats.total_earned) === '$0.00';
