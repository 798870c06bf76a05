import { signInPolicyOf, type PortalConfig } from '@bank-bonuses/portal-config';
import { features } from '../features.ts';
import { customerServicesOf, noteFailedAhead, type ServicesOptions } from './customerServices.ts';
import { prefetchFeature } from './prefetchFeature.ts';

/**
 * Loads the data of the first screen while its code loads and renders. Runs the screen's own
 * queries in the same cache, so nothing is requested twice. If the session's time limits may have
 * passed, the guard must decide first.
 * @param path URL path of the screen
 */
export async function prefetchFirstScreen(
  options: ServicesOptions,
  config: PortalConfig,
  path: string,
): Promise<void> {
  const session = options.auth.getState();
  const { idleTimeoutMs, maxSessionMs } = signInPolicyOf(config);
  if (session.status !== 'signed-in' || session.needsSecondFactor) return;
  if (idleTimeoutMs !== undefined || maxSessionMs !== undefined) return;
  const feature = features.find((one) => one.path === path);
  if (!feature) return;
  const services = customerServicesOf(options, session.user.id);
  await prefetchFeature(services, feature);
  noteFailedAhead(services);
}
