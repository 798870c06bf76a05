import type { Auth } from '@bank-bonuses/auth';

/** Renews the session, so that its level and factors match those of the identity provider. */
export async function renewSession(auth: Auth): Promise<void> {
  const token = await auth.getAccessToken();
  if (token !== null) await auth.renewAccessToken(token);
}
