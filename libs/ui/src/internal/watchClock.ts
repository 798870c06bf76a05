/**
 * Calls the listener every ten seconds, for `useSyncExternalStore`: a text about the current time
 * then changes soon after a minute or a day begins, also on a device that slept. Returns a function
 * that stops this.
 */
export function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000);
  return () => clearInterval(timer);
}
