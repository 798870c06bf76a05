import { signInPolicyOf, type PortalConfig } from '@bank-bonuses/portal-config';
import { features } from '../features.ts';
import { customerServicesOf, noteFailedAhead, type ServicesOptions } from './customerServices.ts';
import { prefetchFeature } from './prefetchFeature.ts';

/**
 * Loads the data of the first screen while its code and its first render are under way. It runs the queries of the
 * screen itself in the same cache, so nothing is sent twice. Where a session may be over by its time limits, the guard
 * has to say so first.
 *
 * @param path the address of the screen
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
