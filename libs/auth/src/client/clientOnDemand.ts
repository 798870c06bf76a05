import type { GoTrueClient } from '@supabase/supabase-js';
import type { AuthClientOptions } from './authClient.ts';
import { onDemand } from './onDemand.ts';

/** Gives the one client of this page, fetched when it is first asked for. */
export type LoadClient = () => Promise<GoTrueClient>;

/** A page without a session or mail link paints, and can be typed into, without the client. */
export function createClientOnDemand(
  options: AuthClientOptions,
  loadModule = () => import('./authClient.ts'),
): LoadClient {
  return onDemand(() => loadModule().then(({ createAuthClient }) => createAuthClient(options)));
}

const firstUses = ['focusin', 'pointerdown', 'keydown'] as const;

/** A person who touches the page is likely to sign in or up: the client is there when they send the form. */
export function loadAtFirstUse(load: LoadClient): void {
  const use = () => {
    for (const type of firstUses) window.removeEventListener(type, use);
    // The code that needs the client asks again and hears of the failure.
    load().catch(() => undefined);
  };
  for (const type of firstUses) window.addEventListener(type, use, { passive: true });
}
