import fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { mkdtempSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { demoCustomer } from '../customers/demoCustomers.ts';
import { createPrivateJwk, loadSigningKey } from '../signInService/signingKey.ts';
import { checkTokens } from './checkTokens.ts';
import { outsideCustomers, saveOutsideCustomers } from './demoAccounts.ts';
import { forwardTo } from './forward.ts';
import { connect, type OutsideSettings, type OutsideUser } from './outsideSignIn.ts';

const secretKey = 'sb_secret_outside';
const ours = { id: 'user-1', email: 'maya@example.com', app_metadata: { sandbox: true } };

let service: FastifyInstance;
let url: string;
let users: OutsideUser[];
let changed: unknown[];
const keys = await loadSigningKey(await createPrivateJwk());

/** Starts a server that answers like an outside sign-in service behind a gateway. */
beforeEach(async () => {
  [users, changed] = [[ours], []];
  service = fastify();
  service.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/auth/v1/admin')) return undefined;
    if (request.headers.authorization === `Bearer ${secretKey}`) return undefined;
    return reply.status(403).send({ code: 'not_admin' });
  });
  await service.register(
    (app, _options, done) => {
      app.get('/health', () => ({ name: 'GoTrue' }));
      app.get('/settings', () => ({}));
      app.get<{ Querystring: { page: string } }>('/admin/users', ({ query }) => ({
        users: query.page === '1' ? users : [],
      }));
      app.put<{ Params: { id: string } }>('/admin/users/:id', ({ params, body }) => {
        changed.push({ ...params, ...(body as object) });
        return {};
      });
      app.get('/.well-known/jwks.json', () => ({ keys: [keys.publicJwk] }));
      app.post('/admin/generate_link', () => ({ hashed_token: 'hash' }));
      app.post('/verify', async () => ({
        access_token: await new SignJWT({ iss: `${url}/auth/v1` })
          .setProtectedHeader({ alg: 'ES256', kid: keys.publicJwk.kid ?? '' })
          .sign(keys.privateJwk),
      }));
      app.post('/logout', (_request, reply) => reply.status(204).send());
      app.post('/signup', ({ headers, body }) => ({
        id: 'user-2',
        app_metadata: {},
        seen: { from: headers['x-forwarded-for'], cookie: headers['cookie'] ?? '', body },
      }));
      done();
    },
    { prefix: '/auth/v1' },
  );
  url = await service.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => service.close());

const settings = (changes: Partial<OutsideSettings> = {}): OutsideSettings => ({
  url,
  secretKey,
  publishableKey: 'sb_publishable_outside',
  issuer: undefined,
  ...changes,
});

describe('connect', () => {
  it('finds the service of a project and its issuer', async () => {
    const outside = await connect(settings());
    expect(outside).toMatchObject({ url: `${url}/auth/v1`, issuer: `${url}/auth/v1` });
  });

  it('rejects a service that does not answer', async () => {
    await service.close();
    await expect(connect(settings())).rejects.toThrow(`No sign-in service answers at ${url}.`);
  });

  it('rejects a wrong secret key without quoting it', async () => {
    await expect(connect(settings({ secretKey: 'sb_secret_other' }))).rejects.toThrow(
      'The sign-in service does not accept the key in SUPABASE_SECRET_KEY.',
    );
  });

  it('rejects a project in which one user was not created by a sandbox', async () => {
    users.push({ ...ours, id: 'user-3', app_metadata: {} });
    await expect(connect(settings())).rejects.toThrow(/users that no sandbox has created \(1 of 2/);
  });

  it('rejects a service on another machine without https', async () => {
    await expect(connect(settings({ url: 'http://auth.example.com' }))).rejects.toThrow(/https/);
  });
});

describe('a check of the tokens', () => {
  it('accepts tokens of the issuer, and names another one', async () => {
    const customers = [demoCustomer('Maya')];
    await checkTokens(await connect(settings()), customers);
    const wrong = await connect(settings({ issuer: 'https://elsewhere.example.com' }));
    await expect(checkTokens(wrong, customers)).rejects.toThrow(
      `set SUPABASE_JWT_ISSUER=${url}/auth/v1`,
    );
  });

  it('rejects tokens that the key set does not verify', async () => {
    const other = await loadSigningKey(await createPrivateJwk());
    const known = keys.publicJwk;
    keys.publicJwk = other.publicJwk;
    const checked = checkTokens(await connect(settings()), [demoCustomer('Maya')]);
    await expect(checked).rejects.toThrow(/Key set/);
    keys.publicJwk = known;
  });
});

describe('a forwarded call', () => {
  it('keeps the body, replaces the network address, drops cookies, and marks the new account', async () => {
    const app = fastify();
    await app.register(forwardTo(await connect(settings())), { prefix: '/auth/v1' });
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/v1/signup?redirect_to=x',
      headers: { 'x-forwarded-for': '203.0.113.7', cookie: 'a=b' },
      payload: { email: 'kim@example.com' },
    });
    expect(answer.json()).toMatchObject({
      seen: { from: '127.0.0.1', cookie: '', body: { email: 'kim@example.com' } },
    });
    expect(changed).toEqual([{ id: 'user-2', app_metadata: { sandbox: true } }]);
    await service.close();
    expect((await app.inject({ method: 'GET', url: '/auth/v1/settings' })).statusCode).toBe(502);
    await app.close();
  });
});

describe('the demo accounts', () => {
  const folder = () => mkdtempSync(join(inject('temporaryFolder'), 'outside-'));

  it('have random passwords, which are stored, if other machines can reach the service', async () => {
    const outside = { ...(await connect(settings())), isLocal: false };
    const secrets = folder();
    const customers = outsideCustomers(secrets, outside);
    const passwords = customers.map(({ password }) => password);
    expect(passwords.every((password) => /^[\w-]{16}$/.test(password))).toBe(true);
    expect(new Set(passwords).size).toBe(customers.length);
    saveOutsideCustomers(secrets, customers);
    expect(outsideCustomers(secrets, outside)).toEqual(customers);
    expect(statSync(join(secrets, 'outside-accounts.json')).mode & 0o777).toBe(0o600);
  });

  it('are those of the demo customers at a service of this machine', async () => {
    const [maya] = outsideCustomers(folder(), await connect(settings()));
    expect(maya).toEqual(demoCustomer('Maya'));
  });
});
