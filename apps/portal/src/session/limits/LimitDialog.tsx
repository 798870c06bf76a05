import { Button, Dialog, Text } from '@bank-bonuses/ui';
import { useRef } from 'react';

export interface LimitDialogProps {
  /** End of the session in milliseconds since the epoch, regardless of activity. */
  endsAt: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Renders a warning that the session is about to reach its maximum age. */
export function LimitDialog({ endsAt, onStay, onLeave }: LimitDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const time = new Date(endsAt).toLocaleTimeString('en-US', { timeStyle: 'short' });
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title="You will be logged out soon"
      initialFocus={close}
      actions={
        <>
          <Button variant="outline" tone="neutral" onClick={onLeave}>
            Log out now
          </Button>
          <Button ref={close} onClick={onStay}>
            OK
          </Button>
        </>
      }
    >
      <Text>
        To protect your account, a session lasts no longer than 12 hours. Yours ends at{' '}
        <span>{time}</span>. Save your work, then log in again.
      </Text>
    </Dialog>
  );
}
