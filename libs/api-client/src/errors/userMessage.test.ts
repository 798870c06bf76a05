import { describe, expect, it } from 'vitest';
import { type ApiClient, type ApiError, userMessage } from '../index.ts';
import { type MockFailure, mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, failure, server } from '../testSetup.ts';

const quiet = { logger: { error: () => undefined } };
const read = (client: ApiClient) => failure(client.getAccounts()) as Promise<ApiError>;

async function readWith(mockFailure: MockFailure): Promise<ApiError> {
  server.use(mockApi.accounts(mockFailure));
  return read(clientFor(quiet));
}

describe('userMessage', () => {
  it.each([
    ['a server error', mockFailures.serverError(), /problem at the moment/],
    ['an HTML page', mockFailures.html(404), /on our side/],
    ['a response of another shape', mockFailures.wrongShape(), /on our side/],
    ['an ended session', mockFailures.unauthorized(), /log in again/],
    ['a missing second factor', mockFailures.secondFactorRequired(), /second step/],
    ['a missing registration', mockFailures.registrationMissing(), /complete your registration/],
    ['no network', mockFailures.network(), /cannot reach our service/],
  ])('returns a text that fits %s', async (_cause, mockFailure, text) => {
    const error = await readWith(mockFailure);
    expect(userMessage(error)).toMatch(text);
  });

  it("returns the server's reason if there is one", async () => {
    const reason = 'Too many attempts. Please try again later.';
    expect(userMessage(await readWith(mockFailures.throttled()))).toBe(reason);
  });

  it('returns the text of a time-out instead of the fallback message', async () => {
    const fetch = () => new Promise<never>(() => undefined);
    const error = await read(clientFor({ ...quiet, fetch, timeoutMs: 1 }));
    expect(error.message).toBe('Failed to fetch user accounts');
    expect(userMessage(error)).toBe('This is taking longer than expected. Please try again.');
  });

  it('says that repeating a registration without a response is safe', async () => {
    server.use(mockApi.register(mockFailures.network()));
    const error = (await failure(clientFor(quiet).register(fixtures.wireRegistration))) as ApiError;
    expect(error.message).toBe('Failed to register account. Please try again later.');
    expect(userMessage(error)).toMatch(
      /try again\. You will not be registered or charged twice\.$/,
    );
  });
});
