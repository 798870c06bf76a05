import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRegistrationMissing, isSecondFactorRequired, NetworkError } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, expectLog, failure, server } from '../test/client.testing.ts';

describe('an error of a call', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lists the fields and messages of a 422', async () => {
    server.use(
      mockApi.register(
        mockFailures.validation(
          { loc: ['body', 'zip_code'], msg: 'Must be a number', type: 'type' },
          { loc: ['body', 'selfie_photo', 'data'], msg: 'Must be an image', type: 'pattern' },
        ),
      ),
    );
    expectLog('API call failed: POST /api/user/register: HttpError 422');
    expect(await failure(clientFor().register(fixtures.wireRegistration))).toMatchObject({
      message:
        'Validation errors:\nzip_code: Must be a number\nselfie_photo.data: Must be an image',
      fieldErrors: [
        { loc: ['zip_code'], field: 'zip_code', message: 'Must be a number' },
        { loc: ['selfie_photo', 'data'], field: 'selfie_photo.data', message: 'Must be an image' },
      ],
    });
  });

  it('contains no sent protected value in its message', async () => {
    const { ssn, card_number, password } = fixtures.cardRegistration;
    const repeated = `${ssn} and ${card_number} and ${password} were refused`;
    server.use(mockApi.register(mockFailures.detail(400, repeated)));
    expectLog('API call failed: POST /api/user/register: HttpError 400');
    expect(await failure(clientFor().register(fixtures.cardRegistration))).toMatchObject({
      message: '[removed] and [removed] and [removed] were refused',
    });
  });

  it.each([
    ['7', 7],
    ['-3', 0],
    ['1.2', 2],
    ['soon', undefined],
    ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
    ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
  ])('has retryAfterSeconds for Retry-After %s, rounded up: %s', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.700Z') });
    server.use(mockApi.accounts(mockFailures.detail(429, 'Too many', { 'Retry-After': header })));
    expectLog('API call failed: GET /api/user/accounts: HttpError 429');
    expect(await failure(clientFor().getAccounts())).toMatchObject({ retryAfterSeconds: seconds });
  });

  // contract.test.ts compares the codes of the responses that the contract describes.
  it.each([
    [200, '{}', 'invalid_response'],
    [403, '{}', 'forbidden'],
    [403, '{"detail":"second_factor_required"}', 'second_factor_required'],
    [401, '{"detail":"second_factor_required"}', 'not_authenticated'],
    [404, '<html>', 'not_found'],
    [404, '{"detail":"registration_missing"}', 'registration_missing'],
    [408, '{}', 'unavailable'],
    [418, '{}', 'invalid_request'],
    [502, '<html>', 'unavailable'],
  ])('with status %i and body %s has the code %s', async (status, body, code) => {
    expectLog(`API call failed: GET /api/user/profile: HttpError ${status}`);
    const fetch = () => Promise.resolve(new Response(body, { status }));
    const error = await failure(clientFor({ fetch }).getProfile());
    expect(error).toMatchObject({ status, code });
    expect(isRegistrationMissing(error)).toBe(code === 'registration_missing');
    expect(isSecondFactorRequired(error)).toBe(code === 'second_factor_required');
  });

  it.each([
    ['5f0c6a52-6f39-4f7a', '5f0c6a52-6f39-4f7a'],
    ['two words', undefined],
    ['x'.repeat(65), undefined],
  ])('with X-Request-Id %s has the request id %s', async (header, requestId) => {
    server.use(mockApi.accounts(mockFailures.detail(500, 'No', { 'X-Request-Id': header })));
    expectLog('API call failed: GET /api/user/accounts: HttpError 500');
    expect(await failure(clientFor().getAccounts())).toMatchObject({ requestId });
  });

  it.each([
    ['rejects', () => Promise.reject(new RangeError('refresh token eyJ0 is spent'))],
    ['throws', () => expect.unreachable('refresh token eyJ0 is spent')],
    ['returns a token that no header can carry', () => 'first\neyJ0'],
  ])('is a NetworkError without the token when the getter %s', async (_how, getAccessToken) => {
    expectLog('API call failed: GET /api/user/accounts: NetworkError');
    const fetch = vi.fn<() => Promise<Response>>();
    const error = await failure(clientFor({ getAccessToken, fetch }).getAccounts());
    expect(error).toBeInstanceOf(NetworkError);
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('eyJ0');
    expect(fetch).not.toHaveBeenCalled();
  });
});
