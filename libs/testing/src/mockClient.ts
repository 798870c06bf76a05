import { createApiClient, type ApiClient } from '@bank-bonuses/api-client';
import { getResponse, type RequestHandler } from 'msw';

/**
 * Request time-out of one day, in milliseconds, so that a story with a pending request does not
 * time out.
 */
const oneDayMs = 86_400_000;

/**
 * Returns a real client whose requests go to the given handlers instead of the network, which
 * stories do not have.
 * @example
 * <TestProviders client={mockClient(mockApi.accounts(mockFailures.serverError()))}>
 */
export function mockClient(...handlers: RequestHandler[]): ApiClient {
  return createApiClient({
    baseUrl: location.origin,
    getAccessToken: () => null,
    timeoutMs: oneDayMs,
    fetch: async (request) => {
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`There is no handler for ${request.method} ${request.url}.`);
      // Throws the error with which `fetch` reports a network failure, here for
      // `HttpResponse.error()`.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
}
