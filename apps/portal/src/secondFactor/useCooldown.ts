import { useEffect, useState } from 'react';

/** The sign-in service sends at most one text message a minute. */
const cooldownMs = 60_000;

/** Whole seconds until the next code may be asked for; 0 when it may be now. */
export function useCooldown(): { secondsLeft: number; start: () => void } {
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
