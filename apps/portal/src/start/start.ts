import { createAuth } from '@bank-bonuses/auth';
import { paths } from '@bank-bonuses/product/routes';
import { takeEndedSession } from '../session/endedSession.ts';
import { sendFirstReads } from './firstReads.ts';
import { readConfig } from './readConfig.ts';

/**
 * Starts the page: reads the settings, creates the session, and requests the data of the first
 * screen. Imports nothing of React, because React is the largest script and arrives last.
 */
export async function start(container: HTMLElement): Promise<void> {
  const settings = readConfig(document);
  if (!settings.ok) {
    const errorPage = await loaded(import('./showConfigErrors.tsx'));
    errorPage?.showConfigErrors(container, settings.errors);
    return;
  }
  const { config } = settings;
  // Created before the router, because the session must read the parameters of a mailed link before
  // the router can change the URL.
  const endedOn = window.location.pathname === paths.login ? takeEndedSession() : undefined;
  const auth = createAuth({
    url: config.authUrl,
    key: config.authKey,
    hasEnded: endedOn !== undefined,
  });
  void sendFirstReads(auth, config, window.location.pathname);
  const portal = await loaded(import('./startPortal.tsx'));
  await portal?.startPortal(container, { auth, config, endedOn });
}

/** Returns the script, or shows the message in the HTML if the script failed to load. */
async function loaded<Script>(script: Promise<Script>): Promise<Script | undefined> {
  try {
    return await script;
  } catch {
    document.getElementById('start-failed')?.removeAttribute('hidden');
    return undefined;
  }
}
