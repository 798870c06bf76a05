import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  answerProvider,
  dataOf,
  newAddress,
  signedUp,
  signInWithGoogle,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ manualLinking: true, stubProviders: ['google', 'apple'] });
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

const password = 'correct horse';

describe('social provider', { tags: 'own' }, () => {
  it('creates a confirmed account for a new address, and signs in to it again', async () => {
    const email = newAddress();
    const first = await signInWithGoogle(server, { email, name: 'Robin Roe' });
    expect(first.session?.user).toMatchObject({
      email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Robin Roe', email_verified: true },
    });
    const again = await signInWithGoogle(server, { email });
    expect(again.session?.user.id).toBe(first.session?.user.id);
    expect(again.session?.session).toHaveProperty('provider_token');
    const { client } = again;
    await dataOf(client.updateUser({ password }));
    expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  it('is linked to the account with the same verified address, and unlinked again', async () => {
    const { account, user } = await signedUp(server);
    const { client, session } = await signInWithGoogle(server, { email: account.email });
    expect(session?.user.id).toBe(user?.id);
    const { identities } = await dataOf(client.getUserIdentities());
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
    const google = identities[1];
    if (google === undefined) throw new Error('No identity');
    await dataOf(client.unlinkIdentity(google));
    expect((await client.unlinkIdentity(google)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
    const [unlinked, linked] = await server.mails(account.email);
    expect([unlinked?.subject, linked?.subject]).toEqual([
      'A login method was removed from your Bank Bonuses account',
      'A login method was added to your Bank Bonuses account',
    ]);
  });

  it('with another address is linked by the signed-in user', async () => {
    const { client, user } = await signedUp(server);
    const { url } = await dataOf(client.linkIdentity({ provider: 'apple' }));
    const landed = await answerProvider(server, url, { email: newAddress() });
    const code = landed.searchParams.get('code') ?? '';
    const opened = await dataOf(client.exchangeCodeForSession(code));
    expect(opened.user.id).toBe(user?.id);
    expect(opened.user.identities).toHaveLength(2);
  });

  it('tells the portal if the person has denied the request', async () => {
    const redirectTo = `${server.origin}/auth/callback?provider=google`;
    const options = { redirectTo };
    const { url } = await dataOf(server.client().signInWithOAuth({ provider: 'google', options }));
    const landed = await answerProvider(server, url, { answer: 'deny' });
    expect(Object.fromEntries(landed.searchParams)).toMatchObject({
      provider: 'google',
      error: 'access_denied',
    });
  });

  it('that is not turned on is refused, and listed as off', async () => {
    const { url } = await dataOf(server.client().signInWithOAuth({ provider: 'github' }));
    expect((await fetch(url ?? '', { redirect: 'manual' })).status).toBe(400);
    const settings = (await (await server.request('/settings')).json()) as object;
    expect(settings).toMatchObject({ external: { google: true, github: false, email: true } });
  });

  it('has a page with the demo customers', async () => {
    const { url } = await dataOf(server.client().signInWithOAuth({ provider: 'google' }));
    const page = await (await fetch(url ?? '')).text();
    expect(page).toContain('Log in with Google');
    expect(page).toContain('lena.fischer@example.com');
    expect(page).not.toMatch(/<script|style=/);
  });
});
