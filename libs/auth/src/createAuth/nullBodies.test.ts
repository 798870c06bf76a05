import { expect, test } from 'vitest';
import { fallbackMessages } from '../authMessages.ts';
import { factorFallbacks } from '../factors/factorMessages.ts';
import { storedText, wireUser } from '../testing/wireSession.ts';
import { createBrowser, createWire } from '../testing/wire.ts';

const wire = createWire();
const email = 'alex.rivera@example.com';
const password = 'correct horse';
const factorId = '00000000-0000-4000-8000-0000000000f1';
const challenge = { factorId, challengeId: 'challenge-a', expiresAt: 4_102_444_800 };

async function opened(isSignedIn: boolean) {
  const browser = createBrowser();
  if (isSignedIn) browser.storage.setItem('bank-bonuses-auth', storedText({ user: wireUser() }));
  // If an error response ends the session, a `POST /logout` request follows.
  wire.respond('POST /logout', () => new Response(null, { status: 204 }));
  const auth = browser.open();
  await auth.ready;
  return auth;
}

type Auth = Awaited<ReturnType<typeof opened>>;
type Make = (auth: Auth) => Promise<unknown>;

const signIn: Make = (auth) => auth.signIn({ email, password });
const signUp: Make = (auth) => auth.signUp({ email, password, fullName: 'Alex Rivera' });
const recover: Make = (auth) => auth.verifyRecoveryCode({ email, code: '123456' });
const list: Make = async (auth) => (await auth.loadFactors()).list();
const enroll: Make = async (auth) => (await auth.loadFactors()).enroll('Work phone');
const open: Make = async (auth) =>
  (await auth.loadFactors()).challenge({ id: factorId, kind: 'totp' });
const verify: Make = async (auth) =>
  (await auth.loadFactors()).verify({ challenge, code: '123456' });
const remove: Make = async (auth) => (await auth.loadFactors()).remove(factorId);

/** JSON values that are not objects, and an empty object. */
const bodies = ['null', '"text"', '7', 'true', '[]', '[null]', '{}'];

const respondWith = (call: string, body: string, status: number) => {
  const headers = { 'content-type': 'application/json' };
  wire.respond(call, () => new Response(body, { status, headers }));
};

test.each<[string, string, Make]>([
  [fallbackMessages.noSession, 'POST /token?grant_type=password', signIn],
  [fallbackMessages.noUser, 'POST /signup', signUp],
  [fallbackMessages.noSession, 'POST /verify', recover],
])('the error text is %j when the 2xx body of %s contains no session', async (text, call, make) => {
  for (const body of bodies) {
    const auth = await opened(false);
    respondWith(call, body, 200);
    await expect(make(auth), body).rejects.toMatchObject({ name: 'AuthError', message: text });
    expect(auth.getState()).toEqual({ status: 'signed-out' });
  }
});

test('enroll and challenge reject a response without the id or the secret', async () => {
  for (const body of bodies) {
    const auth = await opened(true);
    respondWith('GET /user', JSON.stringify(wireUser()), 200);
    respondWith('POST /factors', body, 200);
    respondWith(`POST /factors/${factorId}/challenge`, body, 200);
    const name = 'AuthError';
    await expect(enroll(auth), body).rejects.toMatchObject({
      name,
      message: factorFallbacks.enroll,
    });
    await expect(open(auth), body).rejects.toMatchObject({
      name,
      message: factorFallbacks.challenge,
    });
  }
});

test.each<[string, string, Make, boolean]>([
  [fallbackMessages.signIn, 'POST /token?grant_type=password', signIn, false],
  [fallbackMessages.signUp, 'POST /signup', signUp, false],
  [fallbackMessages.passwordReset, 'POST /verify', recover, false],
  [
    fallbackMessages.passwordReset,
    'POST /recover',
    (auth) => auth.requestPasswordReset(email),
    false,
  ],
  [fallbackMessages.resend, 'POST /resend', (auth) => auth.resendConfirmation(email), false],
  [
    fallbackMessages.passwordUpdate,
    'PUT /user',
    (auth) => auth.updatePassword('another horse'),
    true,
  ],
  [factorFallbacks.list, 'GET /user', list, true],
  [factorFallbacks.challenge, `POST /factors/${factorId}/challenge`, open, true],
  [factorFallbacks.verify, `POST /factors/${factorId}/verify`, verify, true],
  [factorFallbacks.remove, `DELETE /factors/${factorId}`, remove, true],
])(
  'the error text is %j after an error response of %s without a text',
  async (text, call, make, isSignedIn) => {
    for (const status of [400, 422, 500]) {
      for (const body of bodies) {
        const auth = await opened(isSignedIn);
        respondWith(call, body, status);
        await expect(make(auth), `${status} ${body}`).rejects.toMatchObject({
          name: 'AuthError',
          message: text,
        });
      }
    }
  },
);
