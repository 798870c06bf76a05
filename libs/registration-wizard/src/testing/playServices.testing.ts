import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { beforeEach, vi } from 'vitest';

/** Mocks the service and the identity provider for registrations. Call it once per test file. */
export function playServices() {
  const server = startTestServer();
  /** The payloads that the service received. */
  const received: RegistrationPayload[] = [];
  const respondWith = (...response: Parameters<typeof mockApi.register>) =>
    server.use(mockApi.register(response[0], (payload) => received.push(payload)));

  const authWith = (signUp = vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' })) => ({
    auth: createFakeAuth({ signUp }),
    signUp,
  });

  beforeEach(() => {
    received.length = 0;
    respondWith();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  return { received, respondWith, authWith };
}
