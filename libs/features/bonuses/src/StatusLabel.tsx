import Check from 'lucide-react/icons/check';
import type { DisplayStatus } from './statusOf.ts';
import * as styles from './StatusLabel.css.ts';

export interface StatusLabelProps {
  status: DisplayStatus;
}

/** Where an enrollment stands, in words; a badge when it is completed. */
export function StatusLabel({ status }: StatusLabelProps) {
  if (status !== 'Completed') return <span className={styles.plain}>{status}</span>;
  return (
    <span className={styles.badge}>
      <Check className={styles.mark} aria-hidden="true" />
      {status}
    </span>
  );
}
