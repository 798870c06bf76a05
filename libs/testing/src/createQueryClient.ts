import { cacheTimes } from '@bank-bonuses/api-client/queries';
import { QueryClient } from '@tanstack/react-query';

/**
 * Returns an empty query client with the product's options, for every test and story. One option
 * differs: retries have no delay, so that no test waits for them.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { ...cacheTimes, retryDelay: 0 } } });
