import { mockFailures, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockClient } from './mockClient.ts';

// Silences the client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('a call returns the response of its handler', async () => {
  const client = mockClient(
    mockApi.accounts(),
    mockApi.enrollments(mockFailures.detail(409, 'No')),
  );
  expect(await client.getAccounts()).toEqual(fixtures.accounts);
  await expect(client.listEnrollments()).rejects.toMatchObject({ name: 'HttpError', detail: 'No' });
});

test('a call fails with a network error if its handler returns one, or if it has no handler', async () => {
  const client = mockClient(mockApi.accounts(mockFailures.network()));
  await expect(client.getAccounts()).rejects.toMatchObject({ name: 'NetworkError' });
  await expect(client.listEnrollments()).rejects.toMatchObject({ name: 'NetworkError' });
});

test('a call without a response stays pending and is not logged', async () => {
  vi.useFakeTimers();
  try {
    const settled = vi.fn();
    const client = mockClient(mockApi.accounts(mockFailures.silence()));
    client.getAccounts().then(settled, settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(settled).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
