import type { Enrollment } from '@bank-bonuses/api-client';

export type DisplayStatus = 'Completed' | 'Cancelled' | 'Just Started' | 'In Progress';

/**
 * Returns the status to display. An unknown status is treated like `in_progress`. Returns
 * `undefined` if the status is missing.
 */
export function statusOf({
  status,
  progress,
}: Pick<Enrollment, 'status' | 'progress'>): DisplayStatus | undefined {
  if (status.trim() === '') return undefined;
  if (status === 'completed') return 'Completed';
  if (status === 'cancelled') return 'Cancelled';
  return progress === 0 ? 'Just Started' : 'In Progress';
}
