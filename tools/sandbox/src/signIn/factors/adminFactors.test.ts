import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApp, signedIn } from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

describe('admin factor routes', () => {
  const admin = () => {
    const secretKey = server.context.settings.secretKey;
    return async (method: string, path: string) => {
      const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
      const answer = await server.request(path, { method, headers });
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
  };

  it("list a user's factors, and remove one: the user's sessions are lowered to AAL1 and the owner gets a mail", async () => {
    const caller = await signedIn(server);
    const { id } = await addApp(server, caller.client);
    const userId = (await caller.client.getUser()).data.user?.id ?? '';
    const path = `/admin/users/${userId}/factors`;
    const listed = await admin()('GET', path);
    expect(listed).toMatchObject({ status: 200, body: [{ id, status: 'verified' }] });
    expect(JSON.stringify(listed)).not.toContain('secret');
    expect(await admin()('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await admin()('GET', path)).toEqual({ status: 200, body: [] });
    const { data } = await caller.client.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal1' });
    expect((await server.mails(caller.account.email))[0]?.subject).toBe(
      'A second step was removed from your Bank Bonuses account',
    );
    expect(await admin()('DELETE', `${path}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'mfa_factor_not_found' },
    });
    expect(await admin()('GET', '/admin/users/abc/factors')).toMatchObject({
      status: 404,
      body: { message: 'user_id must be an UUID' },
    });
  });
});
