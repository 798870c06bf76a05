import { expect, test } from 'vitest';
import { createWire, errorResponse, openSignedIn } from '../testing/wire.ts';
import { wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const appId = '00000000-0000-4000-8000-0000000000f1';
const phoneId = '00000000-0000-4000-8000-0000000000f2';
const leftoverId = '00000000-0000-4000-8000-0000000000f3';

const app = {
  id: appId,
  factor_type: 'totp',
  friendly_name: 'Work phone',
  status: 'verified',
  created_at: '2026-02-02T09:00:00Z',
  updated_at: '2026-02-02T09:00:00Z',
};
const phone = {
  ...app,
  id: phoneId,
  factor_type: 'phone',
  friendly_name: '',
  phone: '15555550123',
  created_at: '2026-02-01T09:00:00Z',
};
const leftover = { ...app, id: leftoverId, status: 'unverified' };
const user = wireUser({ factors: [app, phone, leftover] });
const toApp = { id: appId, kind: 'totp' } as const;
const toPhone = { id: phoneId, kind: 'phone' } as const;
const challenge = { factorId: appId, challengeId: 'challenge-a', expiresAt: 4_102_444_800 };

async function opened() {
  const page = await openSignedIn({ user });
  return { ...page, factors: await page.auth.loadFactors() };
}

test('list returns the verified factors that the service has, oldest first', async () => {
  const { factors } = await opened();
  wire.respond('GET /user', Response.json(user));
  expect(await factors.list()).toEqual([
    {
      id: phoneId,
      kind: 'phone',
      name: undefined,
      phone: '15555550123',
      createdAt: phone.created_at,
    },
    { id: appId, kind: 'totp', name: 'Work phone', phone: undefined, createdAt: app.created_at },
  ]);
});

test('enroll removes only the unverified factors of earlier attempts', async () => {
  const { factors } = await opened();
  wire.respond('GET /user', Response.json(user));
  wire.respond(`DELETE /factors/${leftoverId}`, Response.json({ id: leftoverId }));
  wire.respond('POST /factors', ({ body }) =>
    Response.json({
      id: appId,
      type: 'totp',
      friendly_name: body['friendly_name'],
      totp: { qr_code: '<svg></svg>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' },
    }),
  );
  expect(await factors.enroll('Work phone')).toEqual({
    factorId: appId,
    secret: 'JBSWY3DP',
    uri: 'otpauth://totp/x',
  });
  expect(wire.calls()).toEqual(['GET /user', `DELETE /factors/${leftoverId}`, 'POST /factors']);
  expect(wire.seen[2]?.body).toEqual({
    friendly_name: 'Work phone',
    factor_type: 'totp',
    issuer: 'Bank Bonuses',
  });
});

test('enrollPhone removes unverified phones and sends the number and a name', async () => {
  const { factors } = await opened();
  const begun = { ...phone, id: leftoverId, status: 'unverified' };
  wire.respond('GET /user', Response.json(wireUser({ factors: [app, begun] })));
  wire.respond(`DELETE /factors/${leftoverId}`, Response.json({ id: leftoverId }));
  wire.respond(
    'POST /factors',
    Response.json({ id: phoneId, type: 'phone', phone: '15550100144' }),
  );
  expect(await factors.enrollPhone({ name: 'My phone', number: '+15550100144' })).toBe(phoneId);
  expect(wire.calls()).toEqual(['GET /user', `DELETE /factors/${leftoverId}`, 'POST /factors']);
  expect(wire.seen[2]?.body).toEqual({
    friendly_name: 'My phone',
    factor_type: 'phone',
    phone: '+15550100144',
  });
});

test.each([
  ['mfa_phone_enroll_not_enabled', 'Phones cannot be set up right now.'],
  ['mfa_verified_factor_exists', 'This phone is already set up.'],
])('enrollPhone rejects with a text for the customer after %s', async (code, text) => {
  const { factors } = await opened();
  wire.respond('GET /user', Response.json(wireUser()));
  wire.respond('POST /factors', errorResponse(422, code, 'Refused'));
  await expect(factors.enrollPhone({ name: 'x', number: '+15550100144' })).rejects.toThrow(text);
});

test('challenge returns the id and expiry of the challenge', async () => {
  const { factors } = await opened();
  wire.respond(
    `POST /factors/${appId}/challenge`,
    Response.json({ id: 'challenge-a', type: 'totp', expires_at: 4_102_444_800 }),
  );
  expect(await factors.challenge(toApp)).toEqual(challenge);
});

test('challenge requests a text message for a phone and sends no channel for an app', async () => {
  const { factors } = await opened();
  const respond = () => Response.json({ id: 'challenge-a', expires_at: 4_102_444_800 });
  wire.respond(`POST /factors/${phoneId}/challenge`, respond());
  wire.respond(`POST /factors/${appId}/challenge`, respond());
  await factors.challenge(toPhone);
  expect(wire.seen.at(-1)?.body).toMatchObject({ channel: 'sms' });
  await factors.challenge(toApp);
  expect(wire.seen.at(-1)?.body ?? {}).not.toHaveProperty('channel');
});

test('verify raises the session to aal2 in every tab', async () => {
  const { browser, auth, factors } = await opened();
  const otherTab = browser.open();
  await otherTab.ready;
  expect(otherTab.getState()).toMatchObject({ needsSecondFactor: true });
  wire.respond(`POST /factors/${appId}/verify`, () =>
    Response.json(wireSession({ user, aal: 'aal2' })),
  );
  await factors.verify({ challenge, code: '123456' });
  expect(wire.seen.at(-1)?.body).toEqual({ challenge_id: 'challenge-a', code: '123456' });
  expect(auth.getState()).toMatchObject({ level: 'aal2', needsSecondFactor: false });
  await browser.tellOtherTabs();
  expect(otherTab.getState()).toMatchObject({ needsSecondFactor: false });
});

test.each([
  [422, 'mfa_verification_failed', 'Invalid TOTP code entered', /^This code is incorrect\. Codes/],
  [422, 'mfa_verification_failed', 'Invalid MFA Phone code entered', /the newest message/],
  [422, 'mfa_challenge_expired', 'MFA challenge x has expired, …', /^This took too long/],
  [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP …', /^This code has already been used/],
  [422, 'mfa_factor_not_found', 'MFA factor with …', /no longer part of your account/],
  [403, 'insufficient_aal', 'AAL2 required …', /^Please confirm your identity/],
])(
  'verify rejects with a text for the customer after %d %s (%s)',
  async (status, code, message, text) => {
    const { auth, factors } = await opened();
    wire.respond(`POST /factors/${appId}/verify`, errorResponse(status, code, message));
    const failure = await factors
      .verify({ challenge, code: '000000' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AuthError', code, status });
    expect(failure).toHaveProperty('message', expect.stringMatching(text));
    expect(auth.getState()).toMatchObject({ needsSecondFactor: true });
  },
);

const throttled = (code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json(
    { code, message },
    { status: 429, headers: { 'X-Supabase-Api-Version': '2024-01-01', ...headers } },
  );
const tooMany = 'Request rate limit reached';

test.each([
  [{ 'Retry-After': '40' }, 40, '40 seconds'],
  [{ 'Retry-After': '1' }, 1, '1 second'],
  [{}, 300, '5 minutes'],
])(
  'the error text of verify contains the wait after a 429 with the headers %j',
  async (headers, seconds, wait) => {
    const { factors } = await opened();
    wire.respond(
      `POST /factors/${appId}/verify`,
      throttled('over_request_rate_limit', tooMany, headers),
    );
    await expect(factors.verify({ challenge, code: '000000' })).rejects.toMatchObject({
      message: `Too many attempts. Please try again in ${wait}, with the newest code.`,
      code: 'over_request_rate_limit',
      status: 429,
      retryable: true,
      retryAfterSeconds: seconds,
    });
  },
);

test.each([
  ['For security purposes, you can only request this after 37 seconds.', '37 seconds'],
  ['SMS rate limit exceeded', '5 minutes'],
])(
  'the error text of challenge contains the wait before the next text message: %s',
  async (message, wait) => {
    const { factors } = await opened();
    wire.respond(
      `POST /factors/${phoneId}/challenge`,
      throttled('over_sms_send_rate_limit', message),
    );
    await expect(factors.challenge(toPhone)).rejects.toMatchObject({
      message: `We cannot send another code yet. Please try again in ${wait}.`,
    });
  },
);

test('the error text of a rate-limited list does not mention a code', async () => {
  const { factors } = await opened();
  wire.respond('GET /user', throttled('over_request_rate_limit', tooMany, { 'Retry-After': '40' }));
  await expect(factors.list()).rejects.toThrow(
    /^Too many attempts\. Please try again in 40 seconds\.$/,
  );
});

test('every call removes a session that has ended and rejects with session_ended', async () => {
  const { auth, factors } = await opened();
  wire.respond(
    `POST /factors/${appId}/challenge`,
    errorResponse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  );
  await expect(factors.challenge(toApp)).rejects.toMatchObject({ code: 'session_ended' });
  wire.respond('GET /user', errorResponse(403, 'session_not_found', 'Session from …'));
  await expect(factors.list()).rejects.toMatchObject({ code: 'session_ended' });
  await expect.poll(auth.getState).toEqual({ status: 'signed-out', hasEnded: true });
});
