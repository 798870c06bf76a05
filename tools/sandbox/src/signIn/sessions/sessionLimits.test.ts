import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addApp, answerChallenge, codeOf, signedIn } from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';
import { noSessionLimits, type SessionLimits } from '../settings.ts';

let server: SignInServer;
beforeEach(async () => {
  server = await startSignIn();
});
afterEach(() => server.close());

function limit(changes: Partial<SessionLimits>) {
  const { settings } = server.context;
  server.context.settings = { ...settings, sessions: { ...noSessionLimits, ...changes } };
}

const expired = (message: string) => ({
  status: 400,
  code: 'session_expired',
  message: `Invalid Refresh Token: ${message}`,
});

describe('session', () => {
  it('lasts as long as it is refreshed, if there is no limit', async () => {
    const { client } = await signedIn(server);
    server.advance(400 * 24 * 3_600);
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('ends after its maximum lifetime even if it is refreshed', async () => {
    const { client } = await signedIn(server);
    limit({ timeboxSeconds: 7_200 });
    for (const seconds of [3_000, 3_000, 1_200]) {
      server.advance(seconds);
      expect((await client.refreshSession()).error).toBeNull();
    }
    server.advance(1);
    expect((await client.refreshSession()).error).toMatchObject(expired('Session Expired'));
  });

  it('ends if it was not refreshed for too long', async () => {
    const { client } = await signedIn(server);
    limit({ inactivitySeconds: 1_800 });
    for (let refresh = 0; refresh < 3; refresh += 1) {
      server.advance(1_800);
      expect((await client.refreshSession()).error).toBeNull();
    }
    server.advance(1_801);
    const { error } = await client.refreshSession();
    expect(error).toMatchObject(expired('Session Expired (Inactivity)'));
  });

  it('ends if a user with a second factor does not enter the code in time', async () => {
    const owner = await signedIn(server);
    const { id, secret } = await addApp(server, owner.client);
    const [low, raised] = [await signedIn(server, owner.account), await signedIn(server)];
    limit({ lowAalSeconds: 600 });
    server.advance(600);
    expect((await low.client.refreshSession()).error).toBeNull();
    server.advance(1);
    expect((await low.client.refreshSession()).error).toMatchObject(
      expired('Session Expired (Low AAL: User Needs MFA Verification)'),
    );
    expect((await owner.client.refreshSession()).error).toBeNull();
    expect((await raised.client.refreshSession()).error).toBeNull();
    const again = await signedIn(server, owner.account);
    await answerChallenge(again.client, id, codeOf(server, secret));
    server.advance(601);
    expect((await again.client.refreshSession()).error).toBeNull();
  });
});
