import { orNotProvided } from '@bank-bonuses/product';
import { StatusBadge } from '@bank-bonuses/ui';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import type { DisplayStatus } from './statusOf.ts';
import * as styles from './BonusCard.css.ts';

export interface StatusLabelProps {
  status: DisplayStatus | undefined;
}

const badges = {
  Completed: { tone: 'positive', icon: <Check aria-hidden="true" /> },
  Cancelled: { tone: 'info', icon: <Ban aria-hidden="true" /> },
} as const;

/** Renders the status of an enrollment as text, or as a badge if the status is final. */
export const StatusLabel = ({ status }: StatusLabelProps) =>
  status === 'Completed' || status === 'Cancelled' ? (
    <StatusBadge {...badges[status]}>{status}</StatusBadge>
  ) : (
    <span className={styles.plainStatus}>{orNotProvided(status)}</span>
  );
