import { useEffect, useState } from 'react';

/** The sign-in service sends at most one mail of a kind in this time to an address. */
export const mailIntervalSeconds = 60;

/** E.g. '41 seconds', '1 second', '5 minutes'. */
export function waitText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

export interface MailCooldown {
  /** Whole seconds until the next mail may be asked for; 0 when it may be now. */
  secondsLeft: number;
  /**
   * Returns how long it is going to take.
   *
   * @param seconds what the service has asked for. @default mailIntervalSeconds
   */
  start: (seconds?: number) => number;
}

/**
 * Counts down after a mail has been sent, or refused for coming too soon.
 *
 * @param initialSeconds of a mail that has left just before. @default 0
 */
export function useMailCooldown(initialSeconds = 0): MailCooldown {
  // An object, so that a second run of the same length starts anew.
  const [run, setRun] = useState({ seconds: initialSeconds });
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);

  useEffect(() => {
    if (run.seconds === 0) return;
    const endsAt = Date.now() + run.seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
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
