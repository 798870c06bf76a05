import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../index.ts';
import { mockFailures, mockApi } from '../testing/index.ts';
import { clientFor, failure, server } from '../testSetup.ts';

describe('a client without a logger', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => expect(console.warn).not.toHaveBeenCalled());

  it('writes nothing to the console', async () => {
    const client = createApiClient({
      baseUrl: 'https://api.example.com',
      getAccessToken: () => null,
    });
    server.use(mockApi.accounts(mockFailures.serverError()));
    await failure(client.getAccounts());
    expect(console.error).not.toHaveBeenCalled();
  });
});

it('the stack of an error starts with the error’s message and contains the caller', async () => {
  server.use(mockApi.accounts(mockFailures.serverError()));
  const client = clientFor({ logger: { error: () => undefined } });
  const { stack = '' } = (await failure(client.getAccounts())) as Error;
  const [first, ...frames] = stack.split('\n');
  expect(first).toBe('HttpError: Failed to fetch user accounts');
  expect(frames.join('\n')).toContain('client.callers.test.ts');
});
