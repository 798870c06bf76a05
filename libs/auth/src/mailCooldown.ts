import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds that the sign-in service requires between two mails of the same kind to one address. */
export const mailIntervalSeconds = 60;

/**
 * Returns a countdown of whole seconds until the next mail can be requested. Start it after a mail
 * was sent, or after a request was rejected as too early, with the wait that the service requires.
 * @param initialSeconds remaining wait in seconds, if a mail has just been sent
 * @param onEnd called each time a countdown ends, for example to announce it
 */
export function useMailCooldown(initialSeconds = 0, onEnd: () => void = () => undefined) {
  // The state is an object rather than a number, so that a second countdown of the same length
  // restarts the effect.
  const [run, setRun] = useState({ seconds: initialSeconds });
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (run.seconds === 0) return;
    const endsAt = Date.now() + run.seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1_000);
    return () => clearInterval(timer);
  }, [run]);

  const start = (seconds = mailIntervalSeconds) => {
    setRun({ seconds });
    setSecondsLeft(seconds);
    return seconds;
  };
  return { secondsLeft, start };
}
