import { describe, expect, it } from 'vitest';
import {
  type ApiClient,
  type ApiError,
  CanceledError,
  HttpError,
  InvalidOptionsError,
  NetworkError,
  TimeoutError,
  userMessage,
} from '../index.ts';
import { type MockFailure, mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, failure, server } from '../testSetup.ts';

const quiet = { logger: { error: () => undefined } };
const read = (client: ApiClient) => failure(client.getAccounts()) as Promise<ApiError>;

async function readWith(mockFailure: MockFailure): Promise<ApiError> {
  server.use(mockApi.accounts(mockFailure));
  return read(clientFor(quiet));
}

async function updateWith(mockFailure: MockFailure): Promise<ApiError> {
  server.use(mockApi.updateProfile(mockFailure));
  const update = clientFor(quiet).updateProfile({ personal_email: 'taken@example.com' });
  return (await failure(update)) as ApiError;
}

async function registerWith(mockFailure: MockFailure): Promise<ApiError> {
  server.use(mockApi.register(mockFailure));
  return (await failure(clientFor(quiet).register(fixtures.wireRegistration))) as ApiError;
}

const ourSide = 'Something went wrong on our side. Please try again later.';
const checkEntries = 'Please check your entries and try again.';
const maybeSaved = 'We do not know whether this was saved. Please check before you try again.';
const issue = { loc: ['body', 'personal_email'], msg: 'Must be an email address', type: 'value' };

describe('userMessage', () => {
  it.each([
    ['an ended session', mockFailures.unauthorized(), /log in again/],
    ['a missing second factor', mockFailures.secondFactorRequired(), /second step/],
    ['a missing registration', mockFailures.registrationMissing(), /complete your registration/],
    ['no network', mockFailures.network(), /cannot reach our service/],
  ])('returns a text that fits %s', async (_cause, mockFailure, text) => {
    expect(userMessage(await readWith(mockFailure))).toMatch(text);
  });

  it.each([
    ['a server error', mockFailures.serverError()],
    ['a server error with a detail', mockFailures.detail(500, 'Internal')],
    ['a sentence of a failing service', mockFailures.detail(503, 'The database is down.')],
    ['an unknown path', mockFailures.detail(404, 'Not found')],
    ['an unknown path without a detail', mockFailures.serverError(404)],
    ['an unknown method', mockFailures.detail(405, 'Method not allowed')],
    ['a request that is not JSON', mockFailures.detail(400, 'The request body is not valid JSON')],
    ['a firewall', mockFailures.detail(403, { rule: 949_110 })],
    ['an HTML page', mockFailures.html(404)],
    ['a response of another shape', mockFailures.wrongShape()],
    ['field errors of a failing service', mockFailures.detail(500, [issue])],
  ])('blames our side for %s', async (_cause, mockFailure) => {
    expect(userMessage(await readWith(mockFailure))).toBe(ourSide);
  });

  it('blames our side for an invalid option of any call', () => {
    const init = { operation: 'register' } as const;
    expect(userMessage(new InvalidOptionsError('baseUrl must be a URL', init))).toBe(ourSide);
    expect(userMessage(new NetworkError('…', { ...init, code: 'invalid_request' }))).toBe(ourSide);
  });

  it.each([
    [409, 'This registration belongs to another email address'],
    [409, 'The address j_roe.sample@example.com is already in use.'],
    [402, 'Your card was declined. A hold of $5.00 was released at 8 a.m. today.'],
    [429, 'Too many attempts. Please try again later.'],
  ])('returns the sentence of a response with status %i', async (status, reason) => {
    expect(userMessage(await updateWith(mockFailures.detail(status, reason)))).toBe(reason);
  });

  it('returns the sentence of an error that belongs to one field', async () => {
    const reason = 'An account with this email address already exists.';
    const error = await updateWith(mockFailures.field(409, ['body', 'personal_email'], reason));
    expect(userMessage(error)).toBe(reason);
  });

  it('returns the sentence of a registration whose email and password do not match', async () => {
    const reason = 'We could not verify this email address and password';
    expect(userMessage(await registerWith(mockFailures.detail(401, reason)))).toBe(reason);
  });

  it.each([
    ['field errors', mockFailures.validation(issue)],
    ['an object', mockFailures.detail(422, { limit: 3 })],
    ['an object with another status', mockFailures.detail(400, { limit: 3 })],
    ['no detail', mockFailures.serverError(422)],
    ['a code', mockFailures.detail(422, 'duplicate')],
    ['a path of a field', mockFailures.detail(422, 'Value of personal_email is wrong')],
    ['a path in quotation marks', mockFailures.detail(422, 'Value of "card.number" is wrong')],
    ['a path with an index', mockFailures.detail(422, 'Value of banks[0] is wrong')],
    ['a removed value', mockFailures.detail(409, 'The number [removed] is known')],
  ])('asks the customer to check the entries for %s', async (_detail, mockFailure) => {
    expect(userMessage(await updateWith(mockFailure))).toBe(checkEntries);
  });

  it('leaves the specified message of the error unchanged', async () => {
    const { message } = await updateWith(mockFailures.validation(issue));
    expect(message).toBe('Validation errors:\npersonal_email: Must be an email address');
  });

  it('returns the text of a time-out of a read instead of the fallback message', async () => {
    const fetch = () => new Promise<never>(() => undefined);
    const error = await read(clientFor({ ...quiet, fetch, timeoutMs: 1 }));
    expect(error.message).toBe('Failed to fetch user accounts');
    expect(userMessage(error)).toBe('This is taking longer than expected. Please try again.');
  });

  it.each(['updateProfile', 'register'] as const)(
    'says that the outcome of %s is unknown after a time-out or a lost connection',
    (operation) => {
      expect(userMessage(new TimeoutError('…', { operation }))).toBe(maybeSaved);
      const lost = new NetworkError('…', { operation, code: 'connection_lost' });
      expect(userMessage(lost)).toBe(maybeSaved);
    },
  );

  it('says that the outcome of a write is unknown if the browser hides the cause', async () => {
    expect(userMessage(await updateWith(mockFailures.network()))).toBe(maybeSaved);
    expect(userMessage(await registerWith(mockFailures.network()))).toBe(maybeSaved);
  });

  it('says that repeating a registration that was not sent is safe', () => {
    const offline = new NetworkError('…', { operation: 'register', code: 'offline' });
    expect(userMessage(offline)).toMatch(
      /try again\. You will not be registered or charged twice\.$/,
    );
  });

  it('returns a sentence for a canceled call', () => {
    const canceled = new CanceledError('…', { operation: 'register' });
    expect(userMessage(canceled)).toBe('The request was canceled.');
  });

  it('returns a text for a declined payment without a reason', () => {
    const declined = new HttpError('…', { status: 402, code: 'payment_declined' });
    expect(userMessage(declined)).toMatch(/declined/);
  });
});
