import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Identity, User } from './model.ts';
import { findUser, saveUser } from './store.ts';
import {
  answerProvider,
  dataOf,
  newAddress,
  newestCode,
  openNewestLink,
  signedUp,
  signInWithGoogle,
  startSignIn,
  type Client,
  type SignInServer,
} from './testing/signInServer.ts';

// These tests repeat what attackers have done to an earlier sign-in service of the sandbox.
let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({
    phoneFactors: true,
    manualLinking: true,
    stubProviders: ['google', 'apple'],
  });
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

const theirPassword = 'the squatter’s one';
const full_name = 'x'.repeat(1_900);

const stored = async (email: string): Promise<User> => {
  const user = await findUser(server.signIn.db, { email });
  if (user === undefined) throw new Error('No such user');
  return user;
};

/**
 * Signs up with another person's address. Then adds to the unconfirmed account what no request can
 * add to it any more: a way to sign in, a session, a second factor, a code and a flow.
 */
async function squat() {
  const email = newAddress();
  await dataOf(
    server.client().signUp({ email, password: theirPassword, options: { data: { full_name } } }),
  );
  const user = await stored(email);
  const createdAt = server.signIn.now();
  const theirs = { id: randomUUID(), createdAt };
  user.identities.push({
    ...theirs,
    provider: 'apple',
    email: newAddress(),
    isVerified: true,
    name: '',
  });
  user.sessions.push({ ...theirs, aal: 'aal1', amr: [], tokens: [] });
  user.factors.push({ ...theirs, type: 'totp', name: 'App', isVerified: true, challenges: [] });
  user.codes.push({ purpose: 'magiclink', digest: 'theirs', createdAt });
  user.flows.push({ ...theirs, method: 'oauth', challenge: 'theirs', codeDigest: 'theirs' });
  await saveUser(server.signIn.db, user);
  return email;
}

describe('an account that a squatter prepared with the address of another person', () => {
  it.each(['link', 'code'])('keeps only its address after a recovery by %s', async (way) => {
    const email = await squat();
    const owner = server.client();
    await dataOf(owner.resetPasswordForEmail(email));
    if (way === 'link') {
      const code = (await openNewestLink(server, email)).searchParams.get('code') ?? '';
      await dataOf(owner.exchangeCodeForSession(code));
    } else {
      const token = await newestCode(server, email);
      await dataOf(owner.verifyOtp({ email, token, type: 'recovery' }));
    }
    const user = await stored(email);
    expect(user).toMatchObject({
      passwordHash: null,
      metadata: {},
      identities: [{ provider: 'email', isVerified: true }],
      codes: [],
      flows: [],
      factors: [],
    });
    expect(user.sessions).toHaveLength(1);
    expect((await owner.getUser()).data.user?.user_metadata).not.toHaveProperty('full_name');
    const thief = await server.client().signInWithPassword({ email, password: theirPassword });
    expect(thief.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('keeps only its address after its owner signs in with a provider, before the name is added', async () => {
    const email = await squat();
    const { session } = await signInWithGoogle(server, { email, name: 'Real Owner' });
    expect(session?.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Real Owner' },
      identities: [{ provider: 'google' }],
    });
    expect(await stored(email)).toMatchObject({ passwordHash: null, factors: [], codes: [] });
    expect((await stored(email)).sessions).toHaveLength(1);
    const thief = await server.client().signInWithPassword({ email, password: theirPassword });
    expect(thief.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('loses all ways to sign in but that of the sign-up when its mail is confirmed', async () => {
    const email = await squat();
    const landed = await openNewestLink(server, email);
    expect(landed.searchParams.get('code')).not.toBeNull();
    const user = await stored(email);
    expect(user.identities.map(({ provider }) => provider)).toEqual(['email']);
    expect([user.sessions, user.factors, user.codes]).toEqual([[], [], []]);
    expect(user.flows.map(({ method }) => method)).toEqual(['email/signup']);
  });

  it('keeps its first password after a second sign-up', async () => {
    const email = newAddress();
    await dataOf(server.client().signUp({ email, password: 'first password' }));
    server.advance(60);
    await dataOf(server.client().signUp({ email, password: 'second password' }));
    await openNewestLink(server, email);
    const [first, second] = await Promise.all(
      ['first password', 'second password'].map((password) =>
        server.client().signInWithPassword({ email, password }),
      ),
    );
    expect([first?.error, second?.error?.code]).toEqual([null, 'invalid_credentials']);
  });
});

describe('an address that a provider has not verified', () => {
  it('neither finds an account nor creates one', async () => {
    const { account } = await signedUp(server);
    for (const email of [account.email, newAddress()]) {
      const { landed, session } = await signInWithGoogle(server, { email, verified: 'no' });
      expect(session).toBeUndefined();
      expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    }
    expect((await stored(account.email)).identities).toHaveLength(1);
  });

  it('never becomes the address of an account by an unlink', async () => {
    const email = newAddress();
    const { client } = await signInWithGoogle(server, { email });
    const { url } = await dataOf(client.linkIdentity({ provider: 'apple' }));
    const landed = await answerProvider(server, url, { email: newAddress(), verified: 'no' });
    await dataOf(client.exchangeCodeForSession(landed.searchParams.get('code') ?? ''));
    const google = (await dataOf(client.getUserIdentities())).identities[0];
    if (google === undefined) throw new Error('No identity');
    expect((await client.unlinkIdentity(google)).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
    expect((await dataOf(client.getUser())).user).toMatchObject({ email });
  });
});

describe('a link flow', () => {
  const begin = async (client: Client) => {
    const { url } = await dataOf(client.linkIdentity({ provider: 'apple' }));
    const landed = await answerProvider(server, url, { email: newAddress() });
    return landed.searchParams.get('code') ?? '';
  };
  const providersOf = async (email: string) =>
    (await stored(email)).identities.map(({ provider }: Identity) => provider);

  it('that another person was led into links nothing without the browser that began it', async () => {
    const { account, client } = await signedUp(server);
    const code = await begin(client);
    const victim = server.client();
    await dataOf(victim.signInWithOAuth({ provider: 'google' }));
    expect((await victim.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'bad_code_verifier',
    });
    expect(await providersOf(account.email)).toEqual(['email']);
  });

  it('ends with the session that began it', async () => {
    const { account, client } = await signedUp(server);
    const other = server.client();
    await dataOf(other.signInWithPassword(account));
    const code = await begin(client);
    await other.signOut({ scope: 'others' });
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'flow_state_not_found',
    });
    expect(await providersOf(account.email)).toEqual(['email']);
  });

  it('does not link an account that another user has linked before the exchange', async () => {
    const { account, client } = await signedUp(server);
    const email = newAddress();
    const { url } = await dataOf(client.linkIdentity({ provider: 'google' }));
    const landed = await answerProvider(server, url, { email });
    await signInWithGoogle(server, { email });
    const code = landed.searchParams.get('code') ?? '';
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'identity_already_exists',
    });
    expect(await providersOf(account.email)).toEqual(['email']);
  });
});

describe('a long profile', () => {
  it('of a provider is shortened', async () => {
    const name = '🏦'.repeat(300);
    const { session } = await signInWithGoogle(server, { email: newAddress(), name });
    expect(session?.user.user_metadata).toMatchObject({ full_name: '🏦'.repeat(100) });
  });

  it('of a user is refused beyond 2 KB, at sign-up and later', async () => {
    const data = { note: 'x'.repeat(2_050) };
    const email = newAddress();
    const refused = { status: 422, code: 'validation_failed' };
    const { error } = await server
      .client()
      .signUp({ email, password: theirPassword, options: { data } });
    expect(error).toMatchObject(refused);
    const { client } = await signedUp(server);
    expect((await client.updateUser({ data })).error).toMatchObject(refused);
    const half = 'x'.repeat(1_100);
    await dataOf(client.updateUser({ data: { one: half } }));
    expect((await client.updateUser({ data: { two: half } })).error).toMatchObject(refused);
    await dataOf(client.updateUser({ data: { one: null, two: half } }));
    expect((await dataOf(client.getUser())).user.user_metadata).not.toHaveProperty('one');
  });
});
