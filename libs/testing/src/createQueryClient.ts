import { cacheTimes } from '@bank-bonuses/api-client/queries';
import { QueryClient } from '@tanstack/react-query';

/**
 * Returns an empty query client with the product's options. Every test and story takes its query client from here.
 * One option differs: a query retries without a delay, so that no test waits for it.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { ...cacheTimes, retryDelay: 0 } } });
