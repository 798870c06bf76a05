import type { DashboardStats } from '@bank-bonuses/api-client';
import { useLazy } from '@bank-bonuses/lazy/react';
import { useState } from 'react';
import { never } from '../lazyParts.tsx';
import { hasTotals } from '../summary/Totals.tsx';
import { milestonesOf } from './milestonesOf.ts';

// Most customers are paid already and never need it.
const load = async () => (await import('./NextMilestones.tsx')).NextMilestones;

/**
 * Returns the milestones, and which figures may be shown. The first figures wait until the content above them
 * is rendered or has failed, so that it never pushes them down.
 */
export function useNextMilestones(stats: DashboardStats | undefined) {
  const milestones = milestonesOf(stats);
  const { value: NextMilestones, error, retry } = useLazy(milestones ? load : never);
  const [hasMore, setHasMore] = useState<boolean>();
  const isReady = !milestones || NextMilestones !== undefined || error !== undefined;
  if (stats && isReady && hasMore === undefined) {
    setHasMore(milestones !== undefined || hasTotals(stats));
  }
  return {
    milestones,
    NextMilestones,
    error,
    retry,
    /** The figures that may show. */
    shown: hasMore === undefined ? undefined : stats,
    /** Whether the first figures brought parts for which no space was reserved. */
    hasMore: hasMore ?? false,
  };
}
