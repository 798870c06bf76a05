import { homeFeature } from '@bank-bonuses/feature-home';
import { customerServicesOf, type ServicesOptions } from './customerServices.ts';
import { preloadFeature } from './preloadFeature.ts';

/** Longer than the answers' way out of the browser's memory, and shorter than anybody notices. */
const longestMs = 50;

/**
 * Puts Home's answers that the page's own script has asked for into the query cache, so that the first drawing has the
 * figures in it. What is still on its way after a moment is drawn when it comes. Asks for nothing besides.
 *
 * @param path of the page that will be drawn
 */
export async function startWithFigures(options: ServicesOptions, path: string): Promise<void> {
  const session = options.auth.getState();
  if (!window.earlyCalls || path !== homeFeature.path) return;
  if (session.status !== 'signed-in' || session.needsSecondFactor) return;
  const services = customerServicesOf(options, session.user.id);
  await Promise.race([
    preloadFeature(services, homeFeature),
    new Promise((resolve) => setTimeout(resolve, longestMs)),
  ]);
}
