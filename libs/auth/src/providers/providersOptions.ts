import type { ProofClientOptions } from '../client/authClient.ts';
import type { LoadClient } from '../client/clientOnDemand.ts';
import type { AuthStorage } from '../session/authStorage.ts';

export interface ProvidersOptions {
  loadClient: LoadClient;
  /** What the client was made with. */
  clientOptions: ProofClientOptions;
  storage: Pick<AuthStorage, 'read'>;
  /** Where the provider leads back to. */
  origin: string;
}
