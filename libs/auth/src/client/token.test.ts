import { expect, test } from 'vitest';
import { wireSession, wireUser, type WireSessionOptions } from '../testing/wireSession.ts';
import { ageOf, factsOf, sessionIdOf, stateOf } from './token.ts';

type Session = Parameters<typeof stateOf>[0];

const sessionOf = (options: WireSessionOptions = {}) => wireSession(options) as unknown as Session;
const tokenWith = (claims: Record<string, unknown>) => wireSession({ claims }).access_token;

const verified = [{ id: 'f', status: 'verified' }];

test.each([
  ['aal1', verified, 'aal1', true],
  ['aal2', verified, 'aal2', false],
  [undefined, verified, 'aal1', true],
  ['aal3', verified, 'aal1', true],
  ['aal1', [{ id: 'f', status: 'unverified' }], 'aal1', false],
  ['aal1', undefined, 'aal1', false],
])(
  'a token of %s with the factors %j has the level %s, and needs a factor: %s',
  (aal, factors, level, needsSecondFactor) => {
    const session = sessionOf({ user: wireUser({ factors }), claims: { aal } });
    expect(stateOf(session)).toMatchObject({ level, needsSecondFactor });
  },
);

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
