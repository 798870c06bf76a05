import type { DashboardStats } from '@bank-bonuses/api-client';
import { useLazy } from '@bank-bonuses/lazy/react';
import { useState } from 'react';
import { never } from '../lazyParts.tsx';
import { hasPayoutStats } from '../summary/PayoutStats.tsx';
import { shownMilestones } from './shownMilestones.ts';

// Loaded on demand, because most customers have already been paid and never need this code.
const load = async () => (await import('./NextMilestones.tsx')).NextMilestones;

/**
 * Returns the milestones, and the stats that may be rendered. The stats are held back until the
 * milestones above them have rendered or failed to load, so that the milestones never push them
 * down.
 */
export function useNextMilestones(stats: DashboardStats | undefined) {
  const milestones = shownMilestones(stats);
  const { value: NextMilestones, error, retry } = useLazy(milestones ? load : never);
  const [hasMore, setHasMore] = useState<boolean>();
  const isReady = !milestones || NextMilestones !== undefined || error !== undefined;
  if (stats && isReady && hasMore === undefined) {
    setHasMore(milestones !== undefined || hasPayoutStats(stats));
  }
  return {
    milestones,
    NextMilestones,
    error,
    retry,
    /** The stats to render; `undefined` while they are held back. */
    shown: hasMore === undefined ? undefined : stats,
    /** Whether the first response contained parts for which no space was reserved. */
    hasMore: hasMore ?? false,
  };
}
