import { faults, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { answeringClient } from './answeringClient.ts';

// The client says which call failed.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('answers with what the handlers say', async () => {
  const client = answeringClient(mockApi.accounts(), mockApi.enrollments(faults.detail(409, 'No')));
  expect(await client.getAccounts()).toEqual(fixtures.accounts);
  await expect(client.listEnrollments()).rejects.toMatchObject({ name: 'HttpError', detail: 'No' });
});

test('is cut off where a handler says so, and where there is none', async () => {
  const client = answeringClient(mockApi.accounts(faults.network()));
  await expect(client.getAccounts()).rejects.toMatchObject({ name: 'NetworkError' });
  await expect(client.listEnrollments()).rejects.toMatchObject({ name: 'NetworkError' });
});
