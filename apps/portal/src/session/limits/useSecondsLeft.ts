import { useSyncExternalStore } from 'react';

const tickMs = 250;

/** Returns the whole seconds until `endsAt`, and re-renders every second. */
export function useSecondsLeft(endsAt: number): number {
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)),
  );
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}
