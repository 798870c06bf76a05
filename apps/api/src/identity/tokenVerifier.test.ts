import { afterEach, beforeEach, expect, test } from 'vitest';
import { respelledTokens } from '../testing/respelledTokens.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { supabaseIdentity } from './supabaseIdentity.ts';

let stub: SignInStub;
beforeEach(async () => {
  stub = await signInStub();
});
afterEach(() => stub.app.close());

test('rejects every other spelling of a valid token without a request', async () => {
  const identity = supabaseIdentity({
    url: stub.url,
    secretKey: 'sb_secret_test',
    publishableKey: 'sb_publishable_test',
  });
  const token = await stub.token();
  expect(await identity.authenticate(token)).toMatchObject({ kind: 'accepted' });
  const asked = stub.requests.length;
  for (const respelled of respelledTokens(token)) {
    expect(await identity.authenticate(respelled)).toEqual({ kind: 'rejected' });
  }
  expect(stub.requests).toHaveLength(asked);
});
