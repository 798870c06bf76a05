import { IdleDialog } from './IdleDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';

export interface SessionWarningProps {
  kind: 'idle' | 'limit';
  /** End of the session, in milliseconds since the epoch. */
  endsAt: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Renders the warning that the session ends soon. */
export const SessionWarning = ({ kind, ...props }: SessionWarningProps) =>
  kind === 'idle' ? <IdleDialog {...props} /> : <LimitDialog {...props} />;
