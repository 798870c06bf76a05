import { Secret, TOTP } from 'otpauth';
import { confirmedAccount, type SignInServer } from './signInServer.ts';

type Client = ReturnType<SignInServer['client']>;

/**
 * Returns the TOTP code at the service's current time, or the one that is valid `later` periods of
 * 30 seconds afterwards.
 */
export function codeOf(server: SignInServer, secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: server.context.now().getTime() + later * 30_000 });
}

/** Returns six digits that are not a valid code at the service's current time. */
export function wrongCode(server: SignInServer, secret: string): string {
  const right = [-1, 0, 1].map((later) => codeOf(server, secret, later));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

/** Creates a challenge of the factor and enters the code. */
export async function answerChallenge(client: Client, factorId: string, code: string) {
  const { data, error } = await client.mfa.challenge({ factorId });
  if (error !== null) throw error;
  return client.mfa.verify({ factorId, challengeId: data.id, code });
}

/** Enrolls and verifies an authenticator app, which raises the client's session to AAL2. */
export async function addApp(server: SignInServer, client: Client, friendlyName = 'Phone') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  const factor = { id: data.id, secret: data.totp.secret };
  const verified = await answerChallenge(client, factor.id, codeOf(server, factor.secret));
  if (verified.error !== null) throw verified.error;
  // Advances the clock so that the next code differs from the one just used.
  server.advance(60);
  return factor;
}

/**
 * Signs in by password, with the given account or a new one. Returns the account and its client.
 */
export async function signedIn(
  server: SignInServer,
  account?: { email: string; password: string },
) {
  const known = account ?? (await confirmedAccount(server));
  const client = server.client();
  const { data, error } = await client.signInWithPassword(known);
  if (error !== null) throw error;
  const authorization = `Bearer ${data.session.access_token}`;
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await server.request(path, { method, headers: { authorization }, body });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  return { account: known, client, session: data.session, send };
}

export type Caller = Awaited<ReturnType<typeof signedIn>>;
