import type { GoTrueClient } from '@supabase/supabase-js';
import type { AuthClientOptions } from './authClient.ts';
import { onDemand } from './onDemand.ts';

/** Returns the page's one client; the first call loads it. */
export type LoadClient = () => Promise<GoTrueClient>;

/** Creates the loader of the client. A page without a session or mail link renders without the client. */
export function createClientOnDemand(
  options: AuthClientOptions,
  loadModule = () => import('./authClient.ts'),
): LoadClient {
  return onDemand(() => loadModule().then(({ createAuthClient }) => createAuthClient(options)));
}

const firstUses = ['focusin', 'pointerdown', 'keydown'] as const;

/** Preloads the client at the first interaction, so that it is ready when the visitor submits a form. */
export function loadAtFirstUse(load: LoadClient): void {
  const use = () => {
    for (const type of firstUses) window.removeEventListener(type, use);
    // The code that needs the client loads it again and handles the failure.
    load().catch(() => undefined);
  };
  for (const type of firstUses) window.addEventListener(type, use, { passive: true });
}
