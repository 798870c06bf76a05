/** Returns a user in the format of the sign-in service. */
export function wireUser(changes: Record<string, unknown> = {}) {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    aud: 'authenticated',
    role: 'authenticated',
    email: 'alex.rivera@example.com',
    email_confirmed_at: '2026-01-15T09:00:00Z',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Alex Rivera', email_verified: true },
    identities: [{ identity_id: 'identity-a', id: 'a', provider: 'email' }],
    created_at: '2026-01-15T09:00:00Z',
    updated_at: '2026-01-15T09:00:00Z',
    is_anonymous: false,
    ...changes,
  };
}

export const otherUser = wireUser({
  id: '00000000-0000-4000-8000-00000000000b',
  email: 'sam.okafor@example.com',
  user_metadata: { full_name: 'Sam Okafor', referral_code: 'SAM50' },
});

export interface WireSessionOptions {
  user?: ReturnType<typeof wireUser>;
  sessionId?: string;
  aal?: 'aal1' | 'aal2';
  /**
   * Seconds until the token expires. The client refreshes a token with less than 90 seconds left.
   */
  lasts?: number;
  refreshToken?: string;
  /** Further claims of the access token. */
  claims?: Record<string, unknown>;
}

let issued = 0;

/** Returns a token response with new tokens, as the service sends it. */
export function wireSession(options: WireSessionOptions = {}) {
  const { user = wireUser(), sessionId = 'session-a', aal = 'aal1', lasts = 3_600 } = options;
  issued += 1;
  const expiresAt = Math.floor(Date.now() / 1000) + lasts;
  const claims = {
    sub: user.id,
    session_id: sessionId,
    aal,
    exp: expiresAt,
    nonce: issued,
    ...options.claims,
  };
  return {
    access_token: [{ alg: 'ES256', typ: 'JWT' }, claims].map(encode).join('.') + '.c2lnbmF0dXJl',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: expiresAt,
    refresh_token: options.refreshToken ?? `refresh${issued}`,
    user,
  };
}

function encode(part: object): string {
  return btoa(JSON.stringify(part)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
