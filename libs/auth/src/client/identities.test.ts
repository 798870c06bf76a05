import { expect, test } from 'vitest';
import { createWire, errorResponse, openSignedIn } from '../testing/wire.ts';
import { wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const email = 'alex.rivera@example.com';
const google = {
  identity_id: '00000000-0000-4000-8000-0000000000e2',
  id: 'g-1',
  provider: 'google',
  identity_data: { email: 'alex@gmail.example' },
  created_at: '2026-03-01T09:00:00Z',
};
const password = {
  identity_id: '00000000-0000-4000-8000-0000000000e1',
  id: 'a',
  provider: 'email',
  identity_data: { email },
  created_at: '2026-01-15T09:00:00Z',
};

async function opened() {
  const page = await openSignedIn();
  wire.respond('GET /user', Response.json(wireUser({ identities: [google, password] })));
  return { ...page, identities: await page.auth.loadProviders() };
}

test('list returns each linked sign-in method with its email address and date, oldest first', async () => {
  const { identities } = await opened();
  expect(await identities.list()).toEqual([
    { id: password.identity_id, provider: 'email', email, linkedAt: password.created_at },
    {
      id: google.identity_id,
      provider: 'google',
      email: 'alex@gmail.example',
      linkedAt: google.created_at,
    },
  ]);
  expect(wire.calls()).toEqual(['GET /user']);
});

test("sendCode requests a mail to the account's address, and creates no user", async () => {
  const { identities } = await opened();
  wire.respond('POST /otp', Response.json({}));
  await identities.sendCode();
  expect(wire.seen.at(-1)?.body).toMatchObject({ email, create_user: false, code_challenge: null });
});

test('checkCode ends the session that the check starts, and does not store it', async () => {
  const { browser, identities } = await opened();
  const before = browser.stored();
  const proof = wireSession({ sessionId: 'session-proof' });
  wire.respond('POST /verify', Response.json(proof));
  wire.respond('POST /logout', new Response(null, { status: 204 }));
  await identities.checkCode('123456');
  expect(wire.seen.find(({ call }) => call === 'POST /verify')?.body).toMatchObject({
    email,
    token: '123456',
    type: 'email',
  });
  const { headers, query } = wire.seen.at(-1)!;
  expect(headers.get('authorization')).toBe(`Bearer ${proof.access_token}`);
  expect(query).toEqual({ scope: 'local' });
  expect(browser.stored()).toEqual(before);
});

test('unlink sends the id of the identity', async () => {
  const { identities } = await opened();
  wire.respond(`DELETE /user/identities/${google.identity_id}`, Response.json({}));
  await identities.unlink(google.identity_id);
  expect(wire.calls().at(-1)).toBe(`DELETE /user/identities/${google.identity_id}`);
});

test.each([
  [422, 'single_identity_not_deletable', /^This is your only way to log in/],
  [422, 'identity_not_found', /no longer linked to your account/],
  [422, 'email_conflict_identity_not_deletable', /^You cannot unlink this login/],
  [404, 'manual_linking_disabled', /cannot be unlinked right now/],
  [403, 'otp_expired', /^This code is incorrect or has expired/],
])(
  'unlink and checkCode reject with a text for the customer after %d %s',
  async (status, code, text) => {
    const { identities } = await opened();
    const refused = errorResponse(status, code, 'Refused');
    wire.respond(`DELETE /user/identities/${google.identity_id}`, refused);
    wire.respond('POST /verify', refused);
    const call =
      code === 'otp_expired'
        ? identities.checkCode('000000')
        : identities.unlink(google.identity_id);
    await expect(call).rejects.toThrow(text);
  },
);
