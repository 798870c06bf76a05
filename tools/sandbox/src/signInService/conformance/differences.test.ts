import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addApp,
  isOutside,
  newAddress,
  signedUp,
  startOwnSignIn,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

/**
 * The answers by call: one text if both services answer alike, else one for each. Written with
 * `WRITE_ANSWERS=1` while another service is tested.
 */
const file = join(import.meta.dirname, 'answers.json');
type Answers = Record<string, string | { sandbox: string; supabase: string }>;

type Send = (
  call: string,
  body?: object,
  options?: { token?: string; as?: string },
) => Promise<{ answer: string; json: Record<string, unknown> }>;

/** Returns a function that sends a request, and collects the answers by the name of the request. */
function collect(server: SignInServer): { send: Send; answers: Map<string, string> } {
  const answers = new Map<string, string>();
  const send: Send = async (call, body, { token, as = call } = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await server.request(path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
    const location = response.headers.get('location');
    const { search, hash } = new URL(location ?? server.origin);
    const code = new URLSearchParams(search || hash.slice(1)).get('error_code') ?? json['code'];
    const answer = [response.status, code].filter(Boolean).join(' ');
    answers.set(as, answer);
    return { answer, json };
  };
  return { send, answers };
}

const password = 'correct horse';

async function signUpAndMails({ send }: { send: Send }, known: string): Promise<void> {
  const email = newAddress();
  const to = (call: string, body: object, as: string) =>
    send(`POST ${call}`, body, { as: `POST ${call} ${as}` });
  await to('/signup', { email, password }, 'with a new address');
  await to('/signup', { email, password }, 'again at once');
  await to('/signup', { email: known, password }, 'with a known address');
  await to('/signup', { email: newAddress(), password: 'short' }, 'with a short password');
  await to('/signup', { email: newAddress(), password: 'x'.repeat(73) }, 'with 73 bytes');
  await to('/resend', { email, type: 'signup' }, 'at once');
  await to('/resend', { email: newAddress(), type: 'signup' }, 'for an unknown address');
  await to('/resend', { email: known, type: 'signup' }, 'for a confirmed address');
  await to('/recover', { email: known }, 'for a known address');
  await to('/recover', { email: known }, 'again at once');
  const stranger = newAddress();
  await to('/recover', { email: stranger }, 'for an unknown address');
  await to('/recover', { email: stranger }, 'for an unknown address, again at once');
  await to('/otp', { email: known, create_user: false }, 'for a known address');
  await to('/otp', { email: newAddress(), create_user: false }, 'for an unknown address');
  const wrong = { email: known, token: '000000' };
  await to('/verify', { ...wrong, type: 'recovery' }, 'with a wrong code');
  await to('/verify', { token_hash: 'x', type: 'signup' }, 'with a wrong token hash');
  const link = 'GET /verify with a wrong token';
  await send('GET /verify?token=pkce_none&type=signup', undefined, { as: link });
}

async function sessions({ send }: { send: Send }, email: string): Promise<void> {
  const grant = (type: string, body: object, as: string) =>
    send(`POST /token?grant_type=${type}`, body, { as: `POST /token (${type}) ${as}` });
  const { json } = await grant('password', { email, password }, 'with the right password');
  await grant('password', { email, password: 'wrong' }, 'with a wrong password');
  await grant('password', { email: newAddress(), password }, 'with an unknown address');
  await grant('refresh_token', { refresh_token: json['refresh_token'] }, 'once');
  await grant('refresh_token', { refresh_token: json['refresh_token'] }, 'twice at once');
  await grant('refresh_token', { refresh_token: 'abcdefghijkl' }, 'with an unknown token');
  await grant('pkce', { auth_code: randomUUID(), code_verifier: 'x' }, 'with an unknown code');
  const token = String(json['access_token']);
  const end = (scope: string, as: string) =>
    send(`POST /logout?scope=${scope}`, undefined, { token, as: `POST /logout ${as}` });
  await end('local', 'of a session');
  await end('local', 'of an ended session');
  await send('GET /user', undefined, { token, as: 'GET /user of an ended session' });
  await send('GET /user', undefined, { as: 'GET /user without a token' });
  const [header, claims] = token.split('.');
  const forged = `${header}.${claims}.${'A'.repeat(86)}`;
  await send('GET /user', undefined, { token: forged, as: 'GET /user with a forged token' });
}

async function account({ send }: { send: Send }, token: string): Promise<void> {
  const put = (body: object, as: string) =>
    send('PUT /user', body, { token, as: `PUT /user ${as}` });
  await put({ password: 'short' }, 'with a short password');
  await put({ password }, 'with the same password');
  await put({ password: 'another one' }, 'with a new password');
  await send('GET /reauthenticate', undefined, { token, as: 'GET /reauthenticate' });
  const id = randomUUID();
  const unlink = { token, as: 'DELETE /user/identities/{id}, linking off' };
  await send(`DELETE /user/identities/${id}`, undefined, unlink);
  const link = { token, as: 'GET /user/identities/authorize, linking off' };
  await send('GET /user/identities/authorize?provider=google', undefined, link);
}

async function factors(
  { send }: { send: Send },
  { server, signedIn }: { server: SignInServer; signedIn: Awaited<ReturnType<typeof signedUp>> },
): Promise<void> {
  const app = await addApp(server, signedIn.client);
  const { data } = await signedIn.client.getSession();
  const token = data.session?.access_token ?? '';
  const post = (path: string, body: object, as: string) =>
    send(`POST ${path}`, body, { token, as });
  const name = 'Second app';
  const totp = { factor_type: 'totp', friendly_name: name };
  await post('/factors', totp, 'POST /factors with an app');
  await post('/factors', totp, 'POST /factors with the same name');
  const path = `/factors/${app.id}`;
  const { json } = await post(`${path}/challenge`, {}, 'POST /factors/{id}/challenge');
  const verify = (code: string, as: string) =>
    post(`${path}/verify`, { challenge_id: json['id'], code }, `POST /factors/{id}/verify ${as}`);
  await verify('000000', 'with a wrong code');
  await verify(app.code(), 'with a right code');
  const { email } = signedIn.account;
  const { json: session } = await send('POST /token?grant_type=password', { email, password });
  const low = String(session['access_token']);
  const atLow = (call: string, given: object | undefined, as: string) =>
    send(call, given, { token: low, as: `${as} without the second step` });
  await atLow('PUT /user', { password: 'another one' }, 'PUT /user with a new password');
  await atLow('POST /factors', { ...totp, friendly_name: 'x' }, 'POST /factors');
  await atLow(`DELETE ${path}`, undefined, 'DELETE /factors/{id}');
  const remove = (id: string, as: string) =>
    send(`DELETE /factors/${id}`, undefined, { token, as });
  await remove(randomUUID(), 'DELETE /factors/{id} of an unknown factor');
  await remove(app.id, 'DELETE /factors/{id}');
}

async function others({ send }: { send: Send }, userId: string): Promise<void> {
  for (const path of ['/settings', '/health', '/.well-known/jwks.json']) {
    await send(`GET ${path}`, undefined, { as: `GET ${path}` });
  }
  const off = 'GET /authorize with a provider that is off';
  await send('GET /authorize?provider=google', undefined, { as: off });
  await send('GET /callback?state=none', undefined, { as: 'GET /callback with a wrong state' });
  const admin = 'GET /admin/users/{id} without a secret key';
  await send(`GET /admin/users/${userId}`, undefined, { token: 'none', as: admin });
  await send('GET /nowhere', undefined, { as: 'an unknown path' });
}

/** Returns the service's answers to the calls that the portal makes, by call. */
async function answersOf(server: SignInServer): Promise<Map<string, string>> {
  const { send, answers } = collect(server);
  const signedIn = await signedUp(server, password);
  const withFactor = await signedUp(server, password);
  await signUpAndMails({ send }, signedIn.account.email);
  await sessions({ send }, signedIn.account.email);
  await account({ send }, signedIn.session.access_token);
  await factors({ send }, { server, signedIn: withFactor });
  await others({ send }, signedIn.user.id);
  answers.delete('POST /token?grant_type=password');
  return answers;
}

const readAnswers = () => JSON.parse(readFileSync(file, 'utf8')) as Answers;

let own: SignInServer;
let outside: SignInServer;
beforeAll(async () => {
  own = await startOwnSignIn();
  outside = await startSignIn();
});
afterAll(() => Promise.all([own.close(), outside.close()]));

it('the answers of the sandbox are those of the file', { tags: 'own' }, async () => {
  const expected = Object.entries(readAnswers()).map(([call, answer]) => [
    call,
    typeof answer === 'string' ? answer : answer.sandbox,
  ]);
  expect([...(await answersOf(own))]).toEqual(expected);
});

/** Compares our answers and those of the other service with the file, or writes the file. */
const compare = async () => {
  const [ours, theirs] = [await answersOf(own), await answersOf(outside)];
  const answers: Answers = Object.fromEntries(
    [...ours].map(([call, sandbox]) => {
      const supabase = theirs.get(call) ?? '';
      return [call, supabase === sandbox ? sandbox : { sandbox, supabase }];
    }),
  );
  if (process.env['WRITE_ANSWERS'] === '1') {
    writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
  } else expect(answers).toEqual(readAnswers());
};
if (isOutside) it('the answers of another service are those of the file', compare);
