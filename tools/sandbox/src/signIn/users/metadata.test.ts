import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTotpFactor } from '../factors/addFactor.ts';
import {
  confirmedAccount,
  newAddress,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const tooLong = {
  status: 422,
  code: 'validation_failed',
  message: 'User metadata must not be longer than 2048 bytes',
};

test('an update that would make metadata longer than 2,048 bytes is rejected and changes nothing', async () => {
  const account = await confirmedAccount(server);
  const client = server.client();
  await client.signInWithPassword(account);
  expect((await client.updateUser({ data: { one: 'a'.repeat(900) } })).error).toBeNull();
  const merged = await client.updateUser({ data: { two: 'é'.repeat(600) } });
  expect(merged.error).toMatchObject(tooLong);
  const long = await client.updateUser({ data: { full_name: 'a'.repeat(15_000) } });
  expect(long.error).toMatchObject(tooLong);
  expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ one: /^a+$/ });
  expect((await client.refreshSession()).error).toBeNull();
});

test('a sign-up with metadata longer than 2,048 bytes is rejected and creates no account', async () => {
  const email = newAddress('long');
  const password = 'correct horse';
  const options = { data: { full_name: 'a'.repeat(40_000) } };
  expect((await server.client().signUp({ email, password, options })).error).toMatchObject(tooLong);
  expect((await server.client().signUp({ email, password })).data.user).toMatchObject({
    user_metadata: { email_verified: false },
  });
});

test('an update of metadata in a session at AAL1 is rejected if the user has a second factor', async () => {
  const account = await confirmedAccount(server);
  const client = server.client();
  const { data } = await client.signInWithPassword(account);
  await addTotpFactor(server.context, data.user?.id ?? '', {
    name: 'Phone',
    secret: 'JBSWY3DPEHPK3PXP',
  });
  const { error } = await client.updateUser({ data: { full_name: 'Another Person' } });
  expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect((await client.getUser()).data.user?.user_metadata).not.toHaveProperty('full_name');
});

/** Signs in with the code of a recovery mail. */
async function recover(email: string) {
  await server.client().resetPasswordForEmail(email);
  const [mail] = await server.mails(email);
  const client = server.client();
  return client.verifyOtp({ email, token: mail?.code ?? '', type: 'recovery' });
}

test('password recovery removes metadata that was stored before the address was confirmed', async () => {
  const email = newAddress('squatted');
  const options = { data: { full_name: 'A Stranger', referral_code: 'STRANGER' } };
  await server.client().signUp({ email, password: 'correct horse', options });
  const { data, error } = await recover(email);
  expect(error).toBeNull();
  const own = { sub: data.user?.id, email, email_verified: true, phone_verified: false };
  expect(data.user?.user_metadata).toEqual(own);
  expect(data.user?.identities?.[0]?.identity_data).toEqual(own);
});

test('password recovery does not remove metadata that was stored after the address was confirmed', async () => {
  const account = await confirmedAccount(server);
  const client = server.client();
  await client.signInWithPassword(account);
  await client.updateUser({ data: { full_name: 'Alex Doe' } });
  const { data } = await recover(account.email);
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Alex Doe' });
});

test('password recovery removes metadata longer than 2,048 bytes', async () => {
  const { email } = await confirmedAccount(server);
  const long = JSON.stringify({ full_name: 'a'.repeat(15_000) });
  await server.context.db
    .updateTable('users')
    .set({ user_metadata: long })
    .where('email', '=', email)
    .execute();
  const { data } = await recover(email);
  expect(data.user?.user_metadata).toEqual({
    sub: data.user?.id,
    email,
    email_verified: true,
    phone_verified: false,
  });
});
