import type { GoTrueClient } from '@supabase/supabase-js';
import type { AuthClientOptions } from './authClient.ts';
import { onDemand } from './onDemand.ts';

/** Loads the client at the first call. All calls return the same instance. */
export type LoadClient = () => Promise<GoTrueClient>;

/**
 * Creates the function that loads the client on demand. A page without a session and without a mail
 * link renders without the client.
 */
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
    // Ignores a failure here: the code that needs the client loads it again and handles the error.
    load().catch(() => undefined);
  };
  for (const type of firstUses) window.addEventListener(type, use, { passive: true });
}
