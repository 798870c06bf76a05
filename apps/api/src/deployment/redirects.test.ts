import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3DocumentStore } from '../documents/s3DocumentStore.ts';
import { supabaseIdentity } from '../identity/supabaseIdentity.ts';
import { httpProcessor } from '../payments/httpProcessor.ts';
import { chargeRequest } from '../testing/chargeRequest.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';

const keys = { secretKey: 'sb_secret_marker', publishableKey: 'sb_publishable_stub' };
const credentials = { email: 'avery@example.com', password: 'Fictional-Pass-1' };

/** Received requests, as `METHOD /path`. A followed redirect would be a second one. */
const requests: string[] = [];
let server: Server;
let url = '';
let signIn: SignInStub;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    const call = `${method} ${path.split('?', 1)[0] ?? ''}`;
    requests.push(call);
    request.resume();
    response.writeHead(307, { location: '/target' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  signIn = await signInStub();
});
beforeEach(() => void (requests.length = 0));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await signIn.app.close();
});

const identity = () => supabaseIdentity({ url, ...keys });
const processor = () => httpProcessor({ url, key: 'key-of-the-processor' });
const bucket = () =>
  s3DocumentStore({
    endpoint: url,
    bucket: 'portal-documents',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret-of-the-bucket',
  });
const deadline = () => AbortSignal.timeout(20_000);

const unreachable = 'sign_in_unreachable';
const noCharge = 'processor_unreachable';
const noBucket = 'documents_unreachable';
const key = 'registration/document';
const charge = () => processor().charge(chargeRequest('key'), deadline());

/** A call with a secret of each client: name, call, expected request, expected error. */
test.each<[string, () => Promise<unknown>, string, string]>([
  ['provePassword', () => identity().provePassword(credentials), 'POST /token', unreachable],
  ['charge', charge, 'POST /charges', noCharge],
  ['put', () => bucket().put(key, Buffer.from('a')), `PUT /portal-documents/${key}`, noBucket],
])('%s does not follow a redirect', async (_name, call, asked, code) => {
  await expect(call()).rejects.toMatchObject({ code });
  expect(requests).toEqual([asked]);
});

test('the key set is not loaded from the target of a redirect', async () => {
  const redirected = supabaseIdentity({ url, ...keys, issuer: signIn.url });
  const token = await signIn.token({ sub: randomUUID() });
  await expect(redirected.authenticate(token)).rejects.toMatchObject({ reason: 'down' });
  expect(requests).toEqual(['GET /.well-known/jwks.json']);
});
