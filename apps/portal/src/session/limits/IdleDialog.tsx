import { Button, Dialog, Text, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { timeLeftText, shortTimeLeftText } from './timeLeftText.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface IdleDialogProps {
  /** End of the session, in milliseconds since the epoch. */
  endsAt: number;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Remaining seconds at which the time is announced. An announcement every second would make the
 * screen reader unusable.
 */
const spokenSeconds: readonly number[] = [60, 30, 10];

/** Renders the dialog that asks whether the customer is still there, with the remaining time. */
export function IdleDialog({ endsAt, onStay, onLeave }: IdleDialogProps) {
  const seconds = useSecondsLeft(endsAt);
  const announce = useAnnounce();
  const stay = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (spokenSeconds.includes(seconds)) {
      announce(`You will be logged out in ${timeLeftText(seconds)}.`, 'assertive');
    }
  }, [announce, seconds]);

  return (
    <Dialog
      open
      onOpenChange={onStay}
      title="Are you still there?"
      description="To protect your account, we log you out after a period of inactivity."
      closeLabel="Close and stay logged in"
      initialFocus={stay}
      actions={
        <>
          <Button variant="outline" tone="neutral" onClick={onLeave}>
            Log out now
          </Button>
          <Button ref={stay} onClick={onStay}>
            Stay logged in
          </Button>
        </>
      }
    >
      <Text>
        You will be logged out in{' '}
        <span role="timer" aria-label="Time left">
          {shortTimeLeftText(seconds)}
        </span>
        .
      </Text>
    </Dialog>
  );
}
