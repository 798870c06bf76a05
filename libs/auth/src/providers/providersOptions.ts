import type { ProofClientOptions } from '../client/authClient.ts';
import type { LoadClient } from '../client/clientOnDemand.ts';
import type { AuthStorage } from '../session/authStorage.ts';

export interface ProvidersOptions {
  loadClient: LoadClient;
  clientOptions: ProofClientOptions;
  storage: Pick<AuthStorage, 'read'>;
  /** Origin to which the provider redirects. */
  origin: string;
}
