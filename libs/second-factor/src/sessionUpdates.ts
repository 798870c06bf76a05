import { AuthError, type Auth } from '@bank-bonuses/auth';

/** A session that the sign-in service knows no more leads to the login page, in place of an error. */
export function endLostSession(auth: Auth, error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'session_ended') return;
  auth.getAccessToken().then(
    (token) => token !== null && void auth.endSession(token),
    // The result is unknown then; the page shows what the service said.
    () => undefined,
  );
}

/** Brings level and factors of the session up to what the identity provider knows now. */
export async function renewSession(auth: Auth): Promise<void> {
  const token = await auth.getAccessToken();
  if (token !== null) await auth.renewAccessToken(token);
}
