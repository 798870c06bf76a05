import type { ProofClientOptions } from '../client/authClient.ts';
import type { LoadClient } from '../client/clientOnDemand.ts';
import type { AuthStorage } from '../session/authStorage.ts';
import { createIdentityCalls } from './createIdentityCalls.ts';
import { createProviderSignIn } from './createProviderSignIn.ts';
import type { Providers } from './types.ts';

export interface ProvidersOptions {
  loadClient: LoadClient;
  /** What the client was made with. */
  clientOptions: ProofClientOptions;
  storage: Pick<AuthStorage, 'read'>;
  /** Where the provider leads back to. */
  origin: string;
}

/** Signing in through providers, and what is linked to the session that stands in storage. */
export function createProviders(options: ProvidersOptions): Providers {
  return { beginSignIn: createProviderSignIn(options), ...createIdentityCalls(options) };
}
