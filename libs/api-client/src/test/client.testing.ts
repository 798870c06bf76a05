import { setupServer } from 'msw/node';
import { expect } from 'vitest';
import { type ApiClientOptions, consoleLogger, createApiClient } from '../index.ts';
import { handlers } from '../testing/index.ts';

export const server = setupServer(...handlers);

/** Console lines that the current test expects. Any other line makes the test fail. */
export const expectedLog: string[] = [];

/** Declares the lines that the client is expected to log in this test. */
export function expectLog(...lines: string[]): void {
  expectedLog.push(...lines);
}

export function clientFor(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: 'https://api.example.com',
    getAccessToken: () => 'access-token-of-the-session',
    logger: consoleLogger,
    ...options,
  });
}

/** Returns the error that a call rejects with. */
export async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call should have been rejected'),
    (error: unknown) => error,
  );
}
