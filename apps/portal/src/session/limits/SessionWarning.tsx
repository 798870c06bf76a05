import { Button, Dialog, Text, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';

export interface SessionWarningProps {
  /** Whether the customer is idle, or the session reaches its maximum age. */
  kind: 'idle' | 'limit';
  /** End of the session, in milliseconds since the epoch. */
  endsAt: number;
  onStay: () => void;
  onLeave: () => void;
}

const texts = {
  idle: {
    title: 'Are you still there?',
    description: 'To protect your account, we log you out after a period of inactivity.',
    closeLabel: 'Close and stay logged in',
    stay: 'Stay logged in',
  },
  limit: { title: 'You will be logged out soon', stay: 'OK' },
};

/** Renders the warning that the session ends soon. */
export function SessionWarning({ kind, endsAt, onStay, onLeave }: SessionWarningProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { stay, ...dialog } = texts[kind];
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onStay}
      initialFocus={first}
      actions={
        <>
          <Button variant="outline" tone="neutral" onClick={onLeave}>
            Log out now
          </Button>
          <Button ref={first} onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    >
      {kind === 'idle' ? <TimeLeft endsAt={endsAt} /> : <LatestEnd endsAt={endsAt} />}
    </Dialog>
  );
}

function LatestEnd({ endsAt }: { endsAt: number }) {
  const time = new Date(endsAt).toLocaleTimeString('en-US', { timeStyle: 'short' });
  return (
    <Text>
      To protect your account, a session lasts no longer than 12 hours. Yours ends at{' '}
      <span>{time}</span>. Save your work, then log in again.
    </Text>
  );
}

/**
 * The words that are announced, by the remaining seconds. An announcement every second would make the screen
 * reader unusable.
 */
const spoken: Partial<Record<number, string>> = {
  60: '1 minute',
  30: '30 seconds',
  10: '10 seconds',
};

const tickMs = 250;
const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

function TimeLeft({ endsAt }: { endsAt: number }) {
  const announce = useAnnounce();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));

  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);

  useEffect(() => {
    const words = spoken[seconds];
    if (words) announce(`You will be logged out in ${words}.`, 'assertive');
  }, [announce, seconds]);

  return (
    <Text>
      You will be logged out in{' '}
      <span role="timer" aria-label="Time left">
        {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </span>
      .
    </Text>
  );
}
