import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isFresh, parseStoredSession } from './storedSession.ts';
import { storedText, wireUser } from '../testing/wireSession.ts';

test('parseStoredSession returns undefined for any text that is not a session', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseStoredSession(text)).toBeUndefined();
    }),
  );
  expect(parseStoredSession(null)).toBeUndefined();
});

const whole = () => JSON.parse(storedText()) as Record<string, unknown>;

test.each<[string, Record<string, unknown>]>([
  ['no access token', { access_token: undefined }],
  ['an empty access token', { access_token: '' }],
  ['no refresh token', { refresh_token: undefined }],
  ['a number as refresh token', { refresh_token: 7 }],
  ['no expiry', { expires_at: undefined }],
  ['a string as expiry', { expires_at: '1763800000' }],
  ['no user', { user: undefined }],
  ['a user without an id', { user: {} }],
])('parseStoredSession returns undefined for a session with %s', (_what, changes) => {
  expect(parseStoredSession(JSON.stringify(whole()))).toBeDefined();
  expect(parseStoredSession(JSON.stringify({ ...whole(), ...changes }))).toBeUndefined();
});

test.each([
  ['aal1', [{ status: 'verified' }], true],
  ['aal1', [{ status: 'unverified' }, { status: 'verified' }], true],
  ['aal1', [{ status: 'unverified' }], false],
  ['aal1', [{}, null], false],
  ['aal1', [], false],
  ['aal1', undefined, false],
  ['aal1', { status: 'verified' }, false],
  ['aal2', [{ status: 'verified' }], false],
] as const)(
  'a session of %s with the factors %j needs a second factor: %s',
  (aal, factors, needs) => {
    const session = parseStoredSession(storedText({ aal, user: wireUser({ factors }) }));
    expect(session?.needsSecondFactor).toBe(needs);
    expect(session?.level).toBe(aal);
  },
);

test('the level is aal1 for a token without a level', () => {
  const user = wireUser({ factors: [{ status: 'verified' }] });
  const claims = btoa(JSON.stringify({ sub: user.id, session_id: 'session-a' }));
  const stored = { ...whole(), user, access_token: `e30.${claims}.c2ln` };
  expect(parseStoredSession(JSON.stringify(stored))).toMatchObject({
    sessionId: 'session-a',
    level: 'aal1',
    needsSecondFactor: true,
  });
});

test('parseStoredSession returns the fields of the customer', () => {
  const user = wireUser({ user_metadata: { full_name: 'Sam Okafor', referral_code: 'SAM50' } });
  expect(parseStoredSession(storedText({ user }))?.user).toEqual({
    id: user.id,
    email: 'alex.rivera@example.com',
    fullName: 'Sam Okafor',
    referralCode: 'SAM50',
    createdAt: '2026-01-15T09:00:00Z',
    lacksPassword: false,
  });
});

test('parseStoredSession decodes every character of base64url claims', () => {
  for (const sessionId of ['~~~', '~~~~', '???', '????', 'a?~b?~c?~']) {
    expect(parseStoredSession(storedText({ sessionId }))?.sessionId).toBe(sessionId);
  }
});

test.each([
  [120.5, true],
  [120, false],
  [119, false],
  [-1, false],
])('a token that expires in %d seconds is fresh: %s', (seconds, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_763_800_000_000 });
  const session = parseStoredSession(storedText());
  expect(session && isFresh({ ...session, expiresAt: 1_763_800_000 + seconds })).toBe(expected);
  vi.useRealTimers();
});

test('parseStoredSession ignores a name that is not a string', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (name) => {
      const user = wireUser({ user_metadata: { full_name: name } });
      const expected = typeof name === 'string' && name !== '' ? name : undefined;
      expect(parseStoredSession(storedText({ user }))?.user.fullName).toBe(expected);
    }),
  );
});

test('parseStoredSession returns the session id of a token with non-ASCII claims', () => {
  const user = wireUser({ user_metadata: { full_name: 'Zoë Nuñez 李' } });
  expect(parseStoredSession(storedText({ user, sessionId: 's-1' }))).toMatchObject({
    sessionId: 's-1',
    user: { fullName: 'Zoë Nuñez 李' },
  });
});

test('parseStoredSession returns no session id for a token that is not a JWT', () => {
  const session = JSON.parse(storedText()) as Record<string, unknown>;
  const opaque = JSON.stringify({ ...session, access_token: 'opaque' });
  expect(parseStoredSession(opaque)).toMatchObject({ sessionId: undefined });
});

test.each([
  [{ providers: ['google'] }, true],
  [{ providers: ['google', 'email'] }, false],
  [{ providers: ['email'] }, false],
  [{ providers: [] }, false],
  [{}, false],
  [undefined, false],
])('an account with %j lacks a password: %s', (app_metadata, lacksPassword) => {
  const user = wireUser({ app_metadata });
  expect(parseStoredSession(storedText({ user }))?.user.lacksPassword).toBe(lacksPassword);
});
