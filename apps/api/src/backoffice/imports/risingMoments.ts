/**
 * Moments of now to the microsecond, each later than the one before: two that are asked for within one
 * millisecond, or after the clock was set back, keep their order.
 */
export function risingMoments(): () => string {
  let microseconds = 0;
  return () => {
    microseconds = Math.max(Date.now() * 1000, microseconds + 1);
    const rest = String(microseconds % 1000).padStart(3, '0');
    return new Date(Math.floor(microseconds / 1000)).toISOString().replace('Z', `${rest}Z`);
  };
}
