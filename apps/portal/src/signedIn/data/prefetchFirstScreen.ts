import type { Auth } from '@bank-bonuses/auth';
import { signInPolicyOf, type PortalConfig } from '@bank-bonuses/product/config';
import { signedInScreens } from '../signedInScreens.ts';
import { customerServicesOf } from './customerServices.ts';
import { prefetchScreen } from './prefetchScreen.ts';

/**
 * Prefetches the data of the first screen while the screen's code loads. Uses the screen's own
 * queries and cache, so no request is sent twice. Does nothing if the deployment has session
 * limits, because the guard must first check whether a limit has passed.
 * @param path URL path of the screen
 */
export async function prefetchFirstScreen(
  auth: Auth,
  config: PortalConfig,
  path: string,
): Promise<void> {
  const session = auth.getState();
  const { idleTimeoutMs, maxSessionMs } = signInPolicyOf(config);
  if (session.status !== 'signed-in' || session.needsSecondFactor) return;
  if (idleTimeoutMs !== undefined || maxSessionMs !== undefined) return;
  const screen = signedInScreens.find((one) => one.path === path);
  if (!screen) return;
  await prefetchScreen(customerServicesOf(auth, config.apiUrl, session.user.id), screen);
}
