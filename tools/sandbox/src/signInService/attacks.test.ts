import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Identity, User } from './model.ts';
import { findUser } from './store.ts';
import {
  answerProvider,
  dataOf,
  newAddress,
  newestCode,
  openNewestLink,
  signedUp,
  signInWithGoogle,
  startSignIn,
  type SignInServer,
} from './testing/signInServer.ts';

// These tests repeat what attackers have done to an earlier sign-in service of the sandbox.
let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ manualLinking: true, stubProviders: ['google', 'apple'] });
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

const theirPassword = 'the squatter’s one';

const stored = async (email: string): Promise<User> => {
  const user = await findUser(server.signIn.db, { email });
  if (user === undefined) throw new Error('No such user');
  return user;
};

/** Signs up with another person's address. */
async function squat() {
  const email = newAddress();
  const options = { data: { full_name: 'Mallory' } };
  await dataOf(server.client().signUp({ email, password: theirPassword, options }));
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
    expect(await stored(email)).toMatchObject({ passwordHash: null, metadata: {}, codes: [] });
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
    expect(await stored(email)).toMatchObject({ passwordHash: null, codes: [] });
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

it('the identity with the address of an account cannot be unlinked', async () => {
  const email = newAddress();
  const { client } = await signInWithGoogle(server, { email });
  const { url } = await dataOf(client.linkIdentity({ provider: 'apple' }));
  const landed = await answerProvider(server, url, { email: newAddress() });
  await dataOf(client.exchangeCodeForSession(landed.searchParams.get('code') ?? ''));
  const google = (await dataOf(client.getUserIdentities())).identities[0];
  if (google === undefined) throw new Error('No identity');
  expect((await client.unlinkIdentity(google)).error).toMatchObject({
    status: 422,
    code: 'email_conflict_identity_not_deletable',
  });
});

describe('a link flow', () => {
  const providersOf = async (email: string) =>
    (await stored(email)).identities.map(({ provider }: Identity) => provider);

  it('that another person was led into links nothing without the browser that began it', async () => {
    const { account, client } = await signedUp(server);
    const { url } = await dataOf(client.linkIdentity({ provider: 'apple' }));
    const landed = await answerProvider(server, url, { email: newAddress() });
    const code = landed.searchParams.get('code') ?? '';
    const victim = server.client();
    await dataOf(victim.signInWithOAuth({ provider: 'google' }));
    expect((await victim.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'bad_code_verifier',
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

  it('of a user is refused beyond 2 KB', async () => {
    const options = { data: { note: 'x'.repeat(2_050) } };
    const { error } = await server
      .client()
      .signUp({ email: newAddress(), password: theirPassword, options });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});
