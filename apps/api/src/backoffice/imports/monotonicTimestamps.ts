/**
 * Returns a function that returns the current time in microseconds. Each time is later than the
 * previous one, even within a millisecond or after the clock was set back.
 */
export function monotonicTimestamps(): () => string {
  let microseconds = 0;
  return () => {
    microseconds = Math.max(Date.now() * 1000, microseconds + 1);
    const rest = String(microseconds % 1000).padStart(3, '0');
    return new Date(Math.floor(microseconds / 1000)).toISOString().replace('Z', `${rest}Z`);
  };
}
