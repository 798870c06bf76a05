import type { GoTrueClient } from '@supabase/supabase-js';
import { fallbackTexts } from './authMessages.ts';
import type { AuthStorage, Purpose } from './authStorage.ts';
import { landingAfterExchange, landingAfterFailure, landingWithoutExchange } from './landing.ts';
import { readMailLink, removeOneTimeValues, type MailLink } from './mailLink.ts';
import { toAuthError } from './toAuthError.ts';
import type { Landing } from './types.ts';

export interface Arrival {
  client: GoTrueClient;
  /** Settles when the client has looked at storage and address. Never rejects. */
  initialized: Promise<void>;
  landing: Promise<Landing>;
}

/**
 * Reads the address and creates the client, in this order and at once: the client looks at the same
 * address while it is constructed, and the router moves on right after.
 */
export function arrive(storage: AuthStorage, createClient: () => GoTrueClient): Arrival {
  const link = readMailLink(window.location.href);
  const verifierPurpose =
    link.code !== undefined && link.errorCode === undefined
      ? storage.chooseVerifier(link.purpose)
      : undefined;
  const isExchanged = verifierPurpose !== undefined || link.tokenHash !== undefined;
  if (!isExchanged) removeOneTimeValues();

  const client = createClient();
  const initialize = async () => (await client.initialize()).error;
  const initialized = verifierPurpose === undefined ? initialize() : storage.admit(initialize);
  return {
    client,
    initialized: initialized.then(() => undefined),
    landing: isExchanged
      ? exchange(storage, client, initialized, link, verifierPurpose ?? link.purpose)
      : Promise.resolve(landingWithoutExchange(link)),
  };
}

async function exchange(
  storage: AuthStorage,
  client: GoTrueClient,
  initialized: Promise<unknown>,
  link: MailLink,
  purpose: Purpose,
): Promise<Landing> {
  let failure: unknown = await initialized;
  const { tokenHash } = link;
  if (tokenHash !== undefined) {
    const type = link.purpose === 'recovery' ? 'recovery' : 'email';
    const verify = () => client.verifyOtp({ token_hash: tokenHash, type });
    failure = await storage.admit(verify).then(
      ({ error }) => error,
      (thrown: unknown) => thrown,
    );
  }
  // A sign-out meanwhile has refused the session.
  if (!failure && !storage.read()) failure = new Error('signed out');
  const error = failure ? toAuthError(failure, fallbackTexts.noSession) : undefined;
  // Without an answer the value is still good: it stays, and loading the page again repeats the try.
  if (!error?.retryable) removeOneTimeValues();
  return error ? landingAfterFailure(link, error) : landingAfterExchange(purpose);
}
