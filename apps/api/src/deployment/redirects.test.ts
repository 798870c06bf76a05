import {
  redirects,
  startRedirecting,
  type RedirectingServer,
} from '@bank-bonuses/test-config/redirects';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3DocumentStore } from '../documents/s3DocumentStore.ts';
import { supabaseCalls } from '../identity/supabaseCalls.ts';
import { supabaseIdentity } from '../identity/supabaseIdentity.ts';
import { httpProcessor } from '../payments/httpProcessor.ts';
import { chargeRequest } from '../testing/chargeRequest.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';

let server: RedirectingServer;
let signIn: SignInStub;
beforeAll(async () => {
  server = await startRedirecting();
  signIn = await signInStub();
});
beforeEach(() => {
  server.answers = {};
  server.redirected.length = server.followed.length = 0;
});
afterAll(async () => {
  server.close();
  await signIn.app.close();
});

const keys = { secretKey: 'sb_secret_marker', publishableKey: 'sb_publishable_stub' };
const credentials = { email: 'avery@example.com', password: 'Fictional-Pass-1' };
const request = chargeRequest('key');
const identityProvider = () => supabaseCalls({ url: server.url, ...keys, timeoutMs: 20_000 });
const processor = () => httpProcessor({ url: server.url, key: 'key-of-the-processor' });
const bucket = () =>
  s3DocumentStore({
    endpoint: server.url,
    bucket: 'portal-documents',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret-of-the-bucket',
  });
const deadline = () => AbortSignal.timeout(20_000);

const unreachable = { reason: 'down', code: 'sign_in_unreachable' };
const noCharge = { code: 'processor_unreachable' };
const noBucket = { code: 'documents_unreachable' };
const key = 'registration/document';

/** Every outgoing call that contains a secret: name, call, expected request, expected error. */
const calls: [string, () => Promise<unknown>, string, object][] = [
  ['findUser', () => identityProvider().findUser('id'), 'GET /admin/users/id', unreachable],
  [
    'provePassword',
    () => identityProvider().provePassword(credentials),
    'POST /token',
    unreachable,
  ],
  ['readSession', () => identityProvider().readSession('token'), 'GET /user', unreachable],
  ['charge', () => processor().charge(request, deadline()), 'POST /charges', noCharge],
  ['findCharge', () => processor().findCharge('key', deadline()), 'GET /charges/key', noCharge],
  ['get', () => bucket().get(key), `GET /portal-documents/${key}`, noBucket],
  ['list', () => bucket().list('registration/'), 'GET /portal-documents', noBucket],
  ['put', () => bucket().put(key, Buffer.from('a')), `PUT /portal-documents/${key}`, noBucket],
  ['remove', () => bucket().remove(key), `DELETE /portal-documents/${key}`, noBucket],
];

test.each(redirects)(
  'calls with a secret do not follow a $status redirect to $to',
  async ({ status, to }) => {
    server.redirect = { status, to };
    // Proves that the test server would record a followed redirect.
    await fetch(server.url);
    expect(server.followed).toEqual(['GET /target/']);
    server.redirected.length = server.followed.length = 0;

    for (const [name, call, asked, error] of calls) {
      await expect(call(), name).rejects.toMatchObject(error);
      expect(server.redirected.splice(0), name).toEqual([asked]);
    }
    expect(server.followed).toEqual([]);
  },
);

test.each(redirects)(
  'the logout after a password proof does not follow a $status redirect to $to',
  async ({ status, to }) => {
    server.redirect = { status, to };
    server.answers = { 'POST /token': { access_token: 'a-token', user: credentials } };
    expect(await identityProvider().provePassword(credentials)).toBe('proved');
    expect(server.redirected).toEqual(['POST /logout']);
    expect(server.followed).toEqual([]);
  },
);

test.each(redirects)(
  'the key set is not loaded from the target of a $status redirect to $to',
  async ({ status, to }) => {
    server.redirect = { status, to };
    const identity = supabaseIdentity({ url: server.url, ...keys, issuer: signIn.url });
    const token = await signIn.token({ sub: randomUUID() });
    await expect(identity.authenticate(token)).rejects.toMatchObject({ reason: 'down' });
    expect(server.redirected).toEqual(['GET /.well-known/jwks.json']);
    expect(server.followed).toEqual([]);
  },
);
