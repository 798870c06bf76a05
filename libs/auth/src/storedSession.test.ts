import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStoredSession } from './storedSession.ts';
import { storedText, wireUser } from './test/people.ts';

test('takes anything that is not a session for none, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseStoredSession(text)).toBeUndefined();
    }),
  );
  expect(parseStoredSession(null)).toBeUndefined();
});

test('keeps only a name that is text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (name) => {
      const user = wireUser({ user_metadata: { full_name: name } });
      const expected = typeof name === 'string' && name !== '' ? name : undefined;
      expect(parseStoredSession(storedText({ user }))?.user.fullName).toBe(expected);
    }),
  );
});

test('reads the session id from the token, also beside names outside of ASCII', () => {
  const user = wireUser({ user_metadata: { full_name: 'Zoë Nuñez 李' } });
  expect(parseStoredSession(storedText({ user, sessionId: 's-1' }))).toMatchObject({
    sessionId: 's-1',
    user: { fullName: 'Zoë Nuñez 李' },
  });
});

test('a token that is no JWT tells no session id', () => {
  const session = JSON.parse(storedText()) as Record<string, unknown>;
  const opaque = JSON.stringify({ ...session, access_token: 'opaque' });
  expect(parseStoredSession(opaque)).toMatchObject({ sessionId: undefined });
});
