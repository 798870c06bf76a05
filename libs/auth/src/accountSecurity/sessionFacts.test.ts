import { expect, test } from 'vitest';
import { factsIn } from './sessionFacts.ts';

const password = { method: 'password', timestamp: 1_772_461_800 };
const totp = { method: 'totp', timestamp: 1_772_461_860 };

test.each([
  [
    'a password and a code, newest first',
    { aal: 'aal2', amr: [totp, password] },
    { signedInAt: '2026-03-02T14:30:00.000Z', methods: ['password', 'totp'], level: 'aal2' },
  ],
  [
    'a code that was entered twice',
    { aal: 'aal2', amr: [{ ...totp, timestamp: totp.timestamp + 60 }, totp, password] },
    { signedInAt: '2026-03-02T14:30:00.000Z', methods: ['password', 'totp'], level: 'aal2' },
  ],
  [
    'bare names',
    { aal: 'aal1', amr: ['password'] },
    { signedInAt: undefined, methods: ['password'], level: 'aal1' },
  ],
  [
    'malformed claims',
    { amr: [null, 7, {}, { method: 7 }, { method: 'otp', timestamp: 'now' }] },
    { signedInAt: undefined, methods: ['otp'], level: 'aal1' },
  ],
  ['no claims', undefined, { signedInAt: undefined, methods: [], level: 'aal1' }],
])('factsIn returns the facts from %s', (_what, claims, facts) => {
  expect(factsIn(claims)).toEqual(facts);
});
