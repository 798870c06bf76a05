import { expect, test } from 'vitest';
import { createWire, errorResponse, openSignedIn } from '../testing/wire.ts';
import type { Factors } from './factors.ts';
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
const challenge = { factorId: appId, challengeId: 'challenge-a' };

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

test.each([
  [
    'enroll',
    (factors: Factors) => factors.enroll('Work phone'),
    { totp: { secret: 'JBSWY3DP', uri: 'otpauth://totp/x' } },
    { friendly_name: 'Work phone', factor_type: 'totp', issuer: 'Bank Bonuses' },
    { factorId: appId, secret: 'JBSWY3DP', uri: 'otpauth://totp/x' },
  ],
  [
    'enrollPhone',
    (factors: Factors) => factors.enrollPhone({ name: 'My phone', number: '+15550100144' }),
    { phone: '15550100144' },
    { friendly_name: 'My phone', factor_type: 'phone', phone: '+15550100144' },
    appId,
  ],
])(
  '%s removes only the unverified factors of the same kind, and starts the set-up',
  async (call, enroll, response, sent, result) => {
    const { factors } = await opened();
    const kind = call === 'enroll' ? 'totp' : 'phone';
    const begun = { ...leftover, factor_type: kind };
    const other = { ...leftover, id: 'other', factor_type: kind === 'totp' ? 'phone' : 'totp' };
    wire.respond('GET /user', Response.json(wireUser({ factors: [app, phone, begun, other] })));
    wire.respond(`DELETE /factors/${leftoverId}`, Response.json({ id: leftoverId }));
    wire.respond('POST /factors', Response.json({ id: appId, type: kind, ...response }));
    expect(await enroll(factors)).toEqual(result);
    expect(wire.calls()).toEqual(['GET /user', `DELETE /factors/${leftoverId}`, 'POST /factors']);
    expect(wire.seen[2]?.body).toEqual(sent);
  },
);

test('challenge requests a text message for a phone and sends no channel for an app', async () => {
  const { factors } = await opened();
  const respond = () => Response.json({ id: 'challenge-a' });
  wire.respond(`POST /factors/${phoneId}/challenge`, respond());
  wire.respond(`POST /factors/${appId}/challenge`, respond());
  await factors.challenge(toPhone);
  expect(wire.seen.at(-1)?.body).toMatchObject({ channel: 'sms' });
  expect(await factors.challenge(toApp)).toEqual(challenge);
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

const busy = 'over_request_rate_limit';
const tooManyTexts = 'over_sms_send_rate_limit';

test.each([
  [
    'verify',
    422,
    'mfa_verification_failed',
    'Invalid TOTP code',
    /^This code is incorrect\. Codes/,
  ],
  ['verify', 422, 'mfa_verification_failed', 'Invalid MFA Phone code', /the newest message/],
  ['verify', 422, 'mfa_challenge_expired', 'MFA challenge x …', /^This took too long/],
  ['verify', 422, 'mfa_ip_address_mismatch', 'Challenge …', /^This code has already been used/],
  ['verify', 422, 'mfa_factor_not_found', 'MFA factor …', /no longer part of your account/],
  ['verify', 403, 'insufficient_aal', 'AAL2 required …', /^Please confirm your identity/],
  [
    'verify',
    429,
    busy,
    'Slow',
    /^Too many attempts\. Please try again in a few minutes, with the newest/,
  ],
  ['challenge', 429, busy, 'Slow', /^Too many attempts\. Please try again in a few minutes\.$/],
  ['challenge', 429, tooManyTexts, 'Exceeded', /another code yet\. .* in a few minutes\.$/],
] as const)(
  '%s rejects with a text for the customer after %d %s (%s)',
  async (call, status, code, message, text) => {
    const { auth, factors } = await opened();
    wire.respond(`POST /factors/${appId}/${call}`, errorResponse(status, code, message));
    const made =
      call === 'verify' ? factors.verify({ challenge, code: '000000' }) : factors.challenge(toApp);
    const failure = await made.catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AuthError', code, status, retryable: status === 429 });
    expect(failure).toHaveProperty('message', expect.stringMatching(text));
    expect(auth.getState()).toMatchObject({ needsSecondFactor: true });
  },
);

test('a call removes a session that the service has ended, and rejects with session_ended', async () => {
  const { browser, auth, factors } = await opened();
  wire.respond(
    `POST /factors/${appId}/challenge`,
    errorResponse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  );
  await expect(factors.challenge(toApp)).rejects.toMatchObject({ code: 'session_ended' });
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  expect(browser.stored()).toEqual({});
});
