import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { expectedLog, server } from './client.testing.ts';

// Vitest runs this file before each test file.

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  expectedLog.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  expect(vi.mocked(console.error).mock.calls).toEqual(expectedLog.map((line) => [line]));
});
afterAll(() => server.close());
