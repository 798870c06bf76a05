import { AuthError, type Auth } from '@bank-bonuses/auth';

/**
 * Ends the session in this browser if the error shows that the sign-in service has ended it, so
 * that the login page is shown instead of an error.
 */
export function endLostSession(auth: Auth, error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'session_ended') return;
  auth.getAccessToken().then(
    (token) => token !== null && void auth.endSession(token),
    // Ignored: whether the session has ended is unknown, and the page shows the service's message.
    () => undefined,
  );
}

/** Renews the session, so that its level and factors match those of the identity provider. */
export async function renewSession(auth: Auth): Promise<void> {
  const token = await auth.getAccessToken();
  if (token !== null) await auth.renewAccessToken(token);
}
