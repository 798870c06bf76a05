import { createApiClient, type ApiClient } from '@bank-bonuses/api-client';
import { getResponse, type RequestHandler } from 'msw';

/** A day in milliseconds, so that a waiting story does not time out. */
const oneDayMs = 86_400_000;

/**
 * Returns a real client whose calls are answered by typed handlers in the page itself, for stories,
 * which have no network.
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
