import { useEffect, useState } from 'react';

/** The sign-in service sends at most one mail a minute to an address. */
const cooldownMs = 60_000;

export interface Cooldown {
  /** Whole seconds until the next mail may be asked for; 0 when it may be now. */
  secondsLeft: number;
  start: () => void;
}

/** Counts down after a mail has been sent. */
export function useCooldown(): Cooldown {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = () => {
    setEndsAt(Date.now() + cooldownMs);
    setSecondsLeft(cooldownMs / 1000);
  };
  return { secondsLeft, start };
}
