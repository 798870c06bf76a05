import { useSyncExternalStore } from 'react';

const tickMs = 250;

/** Whole seconds until then, counted down while it is shown. */
export function useSecondsLeft(endsAt: number): number {
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)),
  );
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}
