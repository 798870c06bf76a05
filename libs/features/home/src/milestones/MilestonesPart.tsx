import { PartLoadError } from '../lazyParts.tsx';
import type { useNextMilestones } from './useNextMilestones.ts';

export interface MilestonesPartProps extends Pick<
  ReturnType<typeof useNextMilestones>,
  'milestones' | 'NextMilestones' | 'error' | 'retry'
> {
  /** Whether the customer has no earnings yet. */
  isFirstDay: boolean;
}

/**
 * Renders the next milestones until the first payout, or an error if their code could not be
 * loaded.
 */
export function MilestonesPart({
  milestones,
  NextMilestones,
  error,
  retry,
  isFirstDay,
}: MilestonesPartProps) {
  if (!milestones) return null;
  if (NextMilestones) return <NextMilestones milestones={milestones} isFirstDay={isFirstDay} />;
  return error !== undefined ? (
    <PartLoadError message="What happens next could not be loaded" error={error} retry={retry} />
  ) : null;
}
