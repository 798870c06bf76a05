import { createApiClient, type ApiClient } from '@bank-bonuses/api-client';
import { getResponse, type RequestHandler } from 'msw';

/** A story that waits can wait for as long as it is open. */
const oneDayMs = 86_400_000;

/**
 * A real client whose calls end at typed handlers in the page itself, for stories: they have no network.
 *
 * @example
 * <TestProviders client={answeringClient(mockApi.accounts(mockFailures.serverError()))}>
 */
export function answeringClient(...handlers: RequestHandler[]): ApiClient {
  return createApiClient({
    baseUrl: location.origin,
    getAccessToken: () => null,
    timeoutMs: oneDayMs,
    fetch: async (request) => {
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
      // `HttpResponse.error()` as `fetch` reports it.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
}
