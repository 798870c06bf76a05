import type { Auth } from '@bank-bonuses/auth';

export interface RenewingFetchOptions {
  auth: Auth;
  /** Whether the session of the calls is still the current one. */
  isCurrent: () => boolean;
}

/**
 * Creates a `fetch` that renews a rejected token and retries once. If there is no new token, or it is
 * rejected too, the session ends. If the sign-in service does not respond, the call fails and the session
 * stays. If the service requires a second factor, the session asks for it instead of showing errors.
 */
export function createRenewingFetch({ auth, isCurrent }: RenewingFetchOptions) {
  return async (request: Request): Promise<Response> => {
    // A body can be read only once, and a cloned request has a stream, which browsers cannot send again.
    const body = request.method === 'GET' ? null : await request.text();
    const response = await fetch(new Request(request, { body }));
    const token = tokenIn(request);
    const rejection = await rejectionIn(response);
    if (rejection === undefined || !isCurrent()) return response;
    if (token === undefined) {
      void auth.signOut();
      return response;
    }

    // Another tab may have passed the second step since this call was sent.
    const isLocked = rejection === 'second factor';
    const renewed = isLocked ? await auth.getAccessToken() : await auth.renewAccessToken(token);
    // The customer may have logged out: their request must not be sent with the next customer's token.
    if (!isCurrent()) return response;
    if (isLocked && renewed === token) {
      auth.requireSecondFactor(token);
      return response;
    }
    if (renewed === null) {
      void auth.endSession(token);
      return response;
    }
    const again = new Request(request, { body });
    again.headers.set('Authorization', `${scheme}${renewed}`);
    const second = await fetch(again);
    const secondRejection = await rejectionIn(second);
    if (secondRejection === undefined || !isCurrent()) return second;
    if (secondRejection === 'second factor') auth.requireSecondFactor(renewed);
    else void auth.endSession(renewed);
    return second;
  };
}

const scheme = 'Bearer ';

function tokenIn({ headers }: Request): string | undefined {
  const value = headers.get('Authorization');
  return value?.startsWith(scheme) ? value.slice(scheme.length) : undefined;
}

/** Returns why the service rejected a call's token. */
async function rejectionIn(response: Response): Promise<'token' | 'second factor' | undefined> {
  if (response.status === 401) return 'token';
  if (response.status !== 403) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isSecondFactorRequired(body) ? 'second factor' : undefined;
}

function isSecondFactorRequired(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'detail' in body &&
    body.detail === 'second_factor_required'
  );
}
