import { decodeJwt } from 'jose';
import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addApp,
  answerChallenge,
  codeOf,
  signedIn,
  wrongCode,
} from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

describe('new authenticator app', () => {
  it('has a secret, its URI and a QR code that the client can show', async () => {
    const { account, client } = await signedIn(server);
    const { data, error } = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Bank Bonuses',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    const { secret, uri, qr_code } = data?.totp ?? { secret: '', uri: '', qr_code: '' };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Bank%20Bonuses:${account.email}?algorithm=SHA1&digits=6&issuer=Bank%20Bonuses&period=30&secret=${secret}`,
    );
    expect(URI.parse(uri)).toMatchObject({ issuer: 'Bank Bonuses', label: account.email });
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<\?xml [^#]*<svg [^#]*<\/svg>$/);
  });

  it('uses the portal as the default issuer', async () => {
    const { client } = await signedIn(server);
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    expect(new URL(data?.totp.uri ?? '').searchParams.get('issuer')).toBe(
      new URL(server.origin).host,
    );
  });

  it('is verified by its first correct code, and its secret is not returned again', async () => {
    const { client } = await signedIn(server);
    expect((await client.getUser()).data.user).not.toHaveProperty('factors');
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'A' });
    const [id, secret] = [data?.id ?? '', data?.totp.secret ?? ''];
    const unverified = {
      id,
      status: 'unverified',
      factor_type: 'totp',
      friendly_name: 'A',
      phone: '',
      last_challenged_at: null,
    };
    const before = await client.getUser();
    expect(before.data.user?.factors).toMatchObject([unverified]);
    expect(JSON.stringify(before.data)).not.toContain(secret);
    expect((await client.mfa.listFactors()).data?.totp).toEqual([]);
    expect((await answerChallenge(client, id, codeOf(server, secret))).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id, status: 'verified' }]);
    const stored = await server.context.db
      .selectFrom('mfa_factors')
      .selectAll()
      .where('id', '=', id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });
});

describe('correct TOTP code', () => {
  it("raises the session to AAL2, and refreshes keep the session's id and level", async () => {
    const { client, session } = await signedIn(server);
    const before = decodeJwt(session?.access_token ?? '');
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    server.advance(5);
    const verified = await answerChallenge(
      client,
      data?.id ?? '',
      codeOf(server, data?.totp.secret ?? ''),
    );
    expect(verified.error).toBeNull();
    expect(verified.data?.refresh_token).not.toBe(session?.refresh_token);
    const raised = {
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
      session_id: before['session_id'],
    };
    expect(decodeJwt(verified.data?.access_token ?? '')).toMatchObject(raised);
    expect(verified.data?.user.factors).toMatchObject([{ status: 'verified' }]);
    for (let refresh = 0; refresh < 2; refresh += 1) {
      server.advance(1_800);
      const refreshed = await client.refreshSession();
      expect(decodeJwt(refreshed.data.session?.access_token ?? '')).toMatchObject(raised);
    }
  });

  it('ends the other sessions of the user that are at AAL1, but not those at AAL2', async () => {
    const { account, client } = await signedIn(server);
    const { id, secret } = await addApp(server, client);
    const [second, third] = [await signedIn(server, account), await signedIn(server, account)];
    expect((await answerChallenge(second.client, id, codeOf(server, secret))).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await third.client.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  it('mails the owner only when it verifies a new factor', async () => {
    const { account, client } = await signedIn(server);
    const { id, secret } = await addApp(server, client);
    const again = await signedIn(server, account);
    expect((await answerChallenge(again.client, id, codeOf(server, secret))).error).toBeNull();
    const subjects = (await server.mails(account.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'A second step was added to your Bank Bonuses account',
      'Confirm your email address for Bank Bonuses',
    ]);
  });

  it.each([-1, 0, 1])(
    'is accepted if the clocks differ by %i periods of 30 seconds',
    async (later) => {
      const { account, client } = await signedIn(server);
      const { id, secret } = await addApp(server, client);
      const again = await signedIn(server, account);
      const { error } = await answerChallenge(again.client, id, codeOf(server, secret, later));
      expect(error).toBeNull();
    },
  );

  it('is accepted only once, in any session', async () => {
    const { account, client } = await signedIn(server);
    const { id, secret } = await addApp(server, client);
    const [owner, thief] = [await signedIn(server, account), await signedIn(server, account)];
    const code = codeOf(server, secret);
    const { data: challenge } = await thief.client.mfa.challenge({ factorId: id });
    expect(challenge).not.toBeNull();
    expect((await answerChallenge(owner.client, id, code)).error).toBeNull();
    const late = await signedIn(server, account);
    const { error } = await answerChallenge(late.client, id, code);
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const earlier = await answerChallenge(late.client, id, codeOf(server, secret, -1));
    expect(earlier.error?.code).toBe('mfa_verification_failed');
  });
});

describe('wrong TOTP code', () => {
  it('is rejected, and the correct code is still accepted for the same challenge', async () => {
    const { account, client } = await signedIn(server);
    const { id: factorId, secret } = await addApp(server, client);
    const again = (await signedIn(server, account)).client;
    const { data } = await again.mfa.challenge({ factorId });
    const challengeId = data?.id ?? '';
    const wrong = [wrongCode(server, secret), codeOf(server, secret, 2), '12345', 'abcdef'];
    for (const code of wrong) {
      const { error } = await again.mfa.verify({ factorId, challengeId, code });
      expect(error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid TOTP code entered',
      });
    }
    const code = codeOf(server, secret);
    expect((await again.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  });
});

describe('removed authenticator app', () => {
  it('lowers every session to AAL1 and mails the owner', async () => {
    const { account, client } = await signedIn(server);
    const { id, secret } = await addApp(server, client);
    const other = await signedIn(server, account);
    await answerChallenge(other.client, id, codeOf(server, secret));
    expect(await client.mfa.unenroll({ factorId: id })).toMatchObject({
      data: { id },
      error: null,
    });
    for (const each of [client, other.client]) {
      const { data } = await each.refreshSession();
      expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
        aal: 'aal1',
        amr: [{ method: 'password' }],
      });
    }
    expect((await client.getUser()).data.user).not.toHaveProperty('factors');
    const [mail] = await server.mails(account.email);
    expect(mail?.subject).toBe('A second step was removed from your Bank Bonuses account');
  });
});
