import type { RequestHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Starts a mock network for the tests of one file. A request without a handler fails the test.
 * Handlers that a test adds are removed after the test.
 *
 * @example
 * const server = startTestServer(...handlers);
 * test('…', () => { server.use(http.get('…', () => …)); });
 */
export function startTestServer(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
