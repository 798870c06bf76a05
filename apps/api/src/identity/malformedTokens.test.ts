import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { supabaseIdentity } from './supabaseIdentity.ts';

let stub: SignInStub;
beforeEach(async () => {
  stub = await signInStub();
});
afterEach(() => stub.app.close());

const inToken = (text: string) => Buffer.from(text).toString('base64url');

/** Adds a key to the key set, and returns a token that it signed. */
async function withOtherKey(payload: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-2', alg: 'ES256', use: 'sig' };
  const [, known] = stub.answers['GET /.well-known/jwks.json'] as [number, { keys: object[] }];
  stub.answers['GET /.well-known/jwks.json'] = [200, { keys: [...known.keys, jwk] }];
  return new CompactSign(Buffer.from(payload))
    .setProtectedHeader({ alg: 'ES256', kid: 'key-2', typ: 'JWT' })
    .sign(privateKey);
}

test.each<[string, (good: string[]) => string | Promise<string>]>([
  ['with a header that is not JSON', ([, ...rest]) => [inToken('header'), ...rest].join('.')],
  ['with a header that is a list', ([, ...rest]) => [inToken('[]'), ...rest].join('.')],
  [
    'with an unknown `crit` header',
    ([header = '', ...rest]) => {
      const known = JSON.parse(Buffer.from(header, 'base64url').toString()) as object;
      return [inToken(JSON.stringify({ ...known, crit: ['odd'], odd: 1 })), ...rest].join('.');
    },
  ],
  ['with claims that are not JSON', () => withOtherKey('claims')],
  ['with claims that are a list', () => withOtherKey('[]')],
  [
    'without a key id, although two keys are possible',
    async () => {
      await withOtherKey('');
      return stub.token({}, { kid: undefined });
    },
  ],
  ['of three empty parts', () => '..'],
])('rejects a token %s like any other invalid token', async (_what, tokenOf) => {
  const token = await tokenOf((await stub.token()).split('.'));
  const keys = { secretKey: 'sb_secret_test', publishableKey: 'sb_publishable_test' };
  const identity = supabaseIdentity({ url: stub.url, ...keys });
  expect(await identity.authenticate(token)).toEqual({ kind: 'rejected' });
});
