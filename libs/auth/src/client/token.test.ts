import { expect, test } from 'vitest';
import { wireSession, wireUser, type WireSessionOptions } from '../testing/wireSession.ts';
import { ageOf, factsOf, sessionIdOf, stateOf } from './token.ts';

type Session = Parameters<typeof stateOf>[0];

const sessionOf = (options: WireSessionOptions = {}) => wireSession(options) as unknown as Session;
const tokenWith = (claims: Record<string, unknown>) => wireSession({ claims }).access_token;

test.each([
  ['aal1', [{ id: 'f', status: 'verified' }], true],
  ['aal2', [{ id: 'f', status: 'verified' }], false],
  ['aal1', [{ id: 'f', status: 'unverified' }], false],
  ['aal1', [], false],
  ['aal1', undefined, false],
] as const)(
  'a session of %s with the factors %j needs a second factor: %s',
  (aal, factors, needs) => {
    const session = sessionOf({ aal, user: wireUser({ factors }) });
    expect(stateOf(session)).toMatchObject({ level: aal, needsSecondFactor: needs });
  },
);

test.each([undefined, 'aal3'])('the level of a token with the level %j is aal1', (aal) => {
  const user = wireUser({ factors: [{ id: 'f', status: 'verified' }] });
  const session = sessionOf({ user, claims: { aal } });
  expect(stateOf(session)).toMatchObject({ level: 'aal1', needsSecondFactor: true });
});

test('stateOf ignores a name that is not a string, and missing metadata', () => {
  for (const user_metadata of [{ full_name: 7 }, undefined]) {
    const state = stateOf(sessionOf({ user: wireUser({ user_metadata }) }));
    expect(state).toMatchObject({ user: { fullName: undefined, referralCode: undefined } });
  }
});

test.each([
  [{ provider: 'google', providers: ['google'] }, true],
  [{ provider: 'google', providers: ['google', 'email'] }, false],
  [{ provider: 'email', providers: ['email'] }, false],
  [{ providers: [] }, false],
  [undefined, false],
])('an account with %j lacks a password: %s', (app_metadata, lacksPassword) => {
  const state = stateOf(sessionOf({ user: wireUser({ app_metadata }) }));
  expect(state).toMatchObject({ user: { lacksPassword } });
});

test('sessionIdOf decodes base64url and non-ASCII claims, and returns undefined for other tokens', () => {
  expect(sessionIdOf(tokenWith({ name: '>>>???\u00ff', session_id: 'a' }))).toBe('a');
  for (const token of ['', 'opaque', 'a.b.c', `a.${btoa('null')}.c`]) {
    expect(sessionIdOf(token)).toBeUndefined();
  }
});

test('ageOf uses only the clock of the service', () => {
  const amr = [
    { method: 'totp', timestamp: 1_700_000_000 - 60 },
    { method: 'password', timestamp: 1_700_000_000 - 7_200 },
  ];
  expect(ageOf(tokenWith({ iat: 1_700_000_000, amr }))).toEqual({
    sessionId: 'session-a',
    ageMs: 7_200_000,
  });
});

test.each([
  { iat: 'soon' },
  { iat: 5, amr: [{}] },
  { iat: 5, amr: [] },
  { iat: 5, amr: 'password' },
])('ageOf returns the age 0 for a token with the claims %j', (claims) => {
  expect(ageOf(tokenWith(claims))).toEqual({ sessionId: 'session-a', ageMs: 0 });
});

const at = (minutes: number) => 1_700_000_000 + minutes * 60;
const time = (minutes: number) => new Date(at(minutes) * 1000).toISOString();

test.each([
  [
    'a password and a code, newest first',
    {
      aal: 'aal2',
      amr: [
        { method: 'totp', timestamp: at(1) },
        { method: 'password', timestamp: at(0) },
      ],
    },
    { signedInAt: time(0), methods: ['password', 'totp'], level: 'aal2' },
  ],
  [
    'a code that was entered twice',
    {
      amr: [
        { method: 'totp', timestamp: at(2) },
        { method: 'totp', timestamp: at(1) },
      ],
    },
    { signedInAt: time(1), methods: ['totp'], level: 'aal1' },
  ],
  [
    'malformed claims',
    { amr: [null, 7, {}] },
    { signedInAt: undefined, methods: [], level: 'aal1' },
  ],
])('factsOf returns the facts from %s', (_what, claims, facts) => {
  expect(factsOf(tokenWith(claims))).toEqual(facts);
});
