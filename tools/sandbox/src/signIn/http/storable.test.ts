import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const nul = String.fromCharCode(0);
const password = 'correct horse';
const nested = (levels: number, inside = '1') =>
  `${'{"a":'.repeat(levels)}${inside}${'}'.repeat(levels)}`;

const unstorable: [string, string][] = [
  ['a NUL', JSON.stringify(`a${nul}b@example.com`)],
  ['a high surrogate', '"a\\ud800@example.com"'],
  ['a low surrogate', '"\\udc00@example.com"'],
  ['5,000 levels', nested(5_000)],
];

describe.each([
  ['POST', '/signup', 'email'],
  ['POST', '/signup', 'password'],
  ['POST', '/signup', 'data'],
  ['POST', '/token?grant_type=password', 'email'],
  ['POST', '/token?grant_type=pkce', 'auth_code'],
  ['POST', '/token?grant_type=refresh_token', 'refresh_token'],
  ['POST', '/recover', 'email'],
  ['POST', '/resend', 'email'],
  ['POST', '/verify', 'token_hash'],
  ['PUT', '/user', 'data'],
])('%s %s, field %s', (method, path, field) => {
  it.each(unstorable)('with %s is rejected with a client error', async (_name, value) => {
    const others = { email: newAddress(), password, type: 'signup', code_verifier: 'a'.repeat(43) };
    const text = JSON.stringify({ ...others, [field]: undefined });
    const body = `${text.slice(0, -1)},"${field}":${field === 'data' ? `{"x":${value}}` : value}}`;
    const answer = await server.request(path, { method, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'bad_json',
      message: 'Could not parse request body as JSON: malformed input',
    });
    expect(server.errors).toEqual([]);
  });
});

it('metadata with 20 levels and with emoji is accepted', async () => {
  const name = 'Zoë 😀 \u{1F468}\u200D\u{1F469}';
  const body = `{"email":"${newAddress()}","password":"${password}","data":${nested(20, JSON.stringify(name))}}`;
  const answer = await server.request('/signup', { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(await answer.json())).toContain(name);
});

it.each([
  '/verify?token=%00&type=signup',
  '/verify?token=a&type=%00',
  '/verify?token=a&type=signup&redirect_to=%00',
  '/authorize?provider=%00',
  '/logout?scope=%00',
  '/token?grant_type=%00',
])('a NUL character in the query of %s returns a client error', async (path) => {
  const method = /logout|token\?/.test(path) ? 'POST' : 'GET';
  const answer = await server.request(path, { method, ...(method === 'POST' && { body: {} }) });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.json()).toHaveProperty('message');
  expect(server.errors).toEqual([]);
});
