import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRegistrationMissing, isSecondFactorRequired, NetworkError } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, expectLog, failure, server } from '../testSetup.ts';

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
    ['0', 0],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['-3', 0],
    ['soon', undefined],
    ['Infinity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('has retryAfterSeconds for Retry-After %s: %s', async (header, seconds) => {
    const headers = header === undefined ? undefined : { 'Retry-After': header };
    server.use(mockApi.accounts(mockFailures.detail(429, 'Too many attempts', headers)));
    expectLog('API call failed: GET /api/user/accounts: HttpError 429');
    expect(await failure(clientFor().getAccounts())).toMatchObject({ retryAfterSeconds: seconds });
  });

  it.each([
    ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
    ['Fri, 20 Nov 2026 12:00:01 GMT', 1],
    ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
    ['1.2', 2],
  ])('has retryAfterSeconds for Retry-After %s, rounded up: %i', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.700Z') });
    server.use(mockApi.accounts(mockFailures.detail(429, 'Too many', { 'Retry-After': header })));
    expectLog('API call failed: GET /api/user/accounts: HttpError 429');
    expect(await failure(clientFor().getAccounts())).toMatchObject({ retryAfterSeconds: seconds });
  });

  it('is recognized as a missing registration or a missing second factor', async () => {
    const answers = [
      mockFailures.registrationMissing(),
      mockFailures.secondFactorRequired(),
      mockFailures.empty(404),
    ];
    expectLog(
      ...[404, 403, 404].map((s) => `API call failed: GET /api/user/profile: HttpError ${s}`),
    );
    const recognized: boolean[][] = [];
    for (const failing of answers) {
      server.use(mockApi.profile(failing));
      const error = await failure(clientFor().getProfile());
      recognized.push([isRegistrationMissing(error), isSecondFactorRequired(error)]);
    }
    expect(recognized).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it.each([
    [403, 'registration_missing'],
    [404, 'second_factor_required'],
    [401, 'second_factor_required'],
    [404, 'Not found'],
    [403, 'Forbidden'],
  ])(
    'with %i %s is neither a missing registration nor a missing second factor',
    async (status, detail) => {
      server.use(mockApi.profile(mockFailures.detail(status, detail)));
      expectLog(`API call failed: GET /api/user/profile: HttpError ${status}`);
      const error = await failure(clientFor().getProfile());
      expect([isRegistrationMissing(error), isSecondFactorRequired(error)]).toEqual([false, false]);
    },
  );

  it('is a NetworkError when the token getter rejects', async () => {
    expectLog('API call failed: GET /api/user/accounts: NetworkError');
    const getAccessToken = () => Promise.reject(new Error('refresh failed'));
    expect(await failure(clientFor({ getAccessToken }).getAccounts())).toBeInstanceOf(NetworkError);
  });

  it('is logged without its detail and its payload', async () => {
    server.use(
      http.put('*/api/user/profile', () =>
        HttpResponse.json({ detail: 'avery.new@example.com is taken' }, { status: 409 }),
      ),
    );
    expectLog('API call failed: PUT /api/user/profile: HttpError 409');
    await failure(clientFor().updateProfile({ personal_email: 'avery.new@example.com' }));
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('avery');
  });
});
