import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApp, answerChallenge, codeOf, signedIn } from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const nothing = '6c3bb6f5-6d1c-4f5e-9d3e-000000000000';

describe('challenge', () => {
  async function challenged() {
    const owner = await signedIn(server);
    const { id: factorId, secret } = await addApp(server, owner.client);
    const { data } = await owner.client.mfa.challenge({ factorId });
    const answer = { factorId, challengeId: data?.id ?? '', code: codeOf(server, secret) };
    return { ...owner, secret, challenge: data, answer };
  }

  it('expires after five minutes: the first request reports the expiry, later ones an unknown challenge', async () => {
    const { client, secret, challenge, answer } = await challenged();
    const now = Math.floor(server.context.now().getTime() / 1_000);
    expect(challenge).toMatchObject({ type: 'totp', expires_at: now + 300 });
    server.advance(300);
    const late = { ...answer, code: codeOf(server, secret) };
    expect((await client.mfa.verify(late)).error).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
      message: `MFA challenge ${answer.challengeId} has expired, verify against another challenge or create a new challenge.`,
    });
    expect((await client.mfa.verify(late)).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
      message: 'MFA factor with the provided challenge ID not found',
    });
  });

  it('accepts a code 299 seconds after the request, one second before it expires', async () => {
    const { client, secret, answer } = await challenged();
    server.advance(299);
    expect((await client.mfa.verify({ ...answer, code: codeOf(server, secret) })).error).toBeNull();
  });

  it('accepts a code only once', async () => {
    const { client, secret, answer } = await challenged();
    expect((await client.mfa.verify(answer)).error).toBeNull();
    server.advance(30);
    expect(
      (await client.mfa.verify({ ...answer, code: codeOf(server, secret) })).error,
    ).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
      message: 'Challenge and verify IP addresses mismatch.',
    });
  });

  it('accepts a code only from the network address that requested it', async () => {
    const { client, answer } = await challenged();
    const { db } = server.context;
    await db
      .updateTable('mfa_challenges')
      .set({ address_digest: server.context.digests.of('factor-address', '203.0.113.9') })
      .where('id', '=', answer.challengeId)
      .execute();
    expect((await client.mfa.verify(answer)).error?.code).toBe('mfa_ip_address_mismatch');
  });

  it('cannot be used for another factor', async () => {
    const one = await challenged();
    const other = await challenged();
    for (const challengeId of [other.answer.challengeId, nothing, 'abc', '']) {
      const { error } = await one.client.mfa.verify({ ...one.answer, challengeId });
      expect(error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    }
  });

  it('rejects an empty code', async () => {
    const { client, answer } = await challenged();
    expect((await client.mfa.verify({ ...answer, code: '' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Code needs to be non-empty',
    });
  });

  it('accepts only one of two codes that are sent at the same time', async () => {
    const { account, answer } = await challenged();
    const [one, two] = [await signedIn(server, account), await signedIn(server, account)];
    const both = await Promise.all([one.client.mfa.verify(answer), two.client.mfa.verify(answer)]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe('address, password and metadata', () => {
  it('can change only after the second step', async () => {
    const owner = await signedIn(server);
    const { id, secret } = await addApp(server, owner.client);
    const { client } = await signedIn(server, owner.account);
    for (const change of [
      { password: 'battery staple' },
      { email: 'other@example.com' },
      { data: { nickname: 'Al' } },
    ]) {
      expect((await client.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
        message: 'AAL2 session is required to update email or password when MFA is enabled.',
      });
    }
    await answerChallenge(client, id, codeOf(server, secret));
    expect((await client.updateUser({ password: 'battery staple' })).error).toBeNull();
  });

  it('cannot change after password recovery without the second step; recovery does not remove the factor', async () => {
    const owner = await signedIn(server);
    await addApp(server, owner.client);
    const { email } = owner.account;
    const client = server.client({ flowType: 'implicit' });
    await client.resetPasswordForEmail(email);
    const token = (await server.mails(email))[0]?.code ?? '';
    expect((await client.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    const { error } = await client.updateUser({ password: 'battery staple' });
    expect(error?.code).toBe('insufficient_aal');
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  });
});
