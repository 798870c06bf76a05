import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import type { DisplayStatus } from './statusOf.ts';
import * as styles from './StatusLabel.css.ts';

export interface StatusLabelProps {
  status: DisplayStatus;
}

const marks = { Completed: Check, Cancelled: Ban } as const;

/** Where an enrollment stands, in words; a badge when it goes no further. */
export function StatusLabel({ status }: StatusLabelProps) {
  if (status !== 'Completed' && status !== 'Cancelled')
    return <span className={styles.plain}>{status}</span>;
  const Mark = marks[status];
  return (
    <span className={styles.badge[status]}>
      <Mark className={styles.mark} aria-hidden="true" />
      {status}
    </span>
  );
}
