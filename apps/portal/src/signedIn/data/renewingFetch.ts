import type { Auth } from '@bank-bonuses/auth';

export interface RenewingFetchOptions {
  auth: Auth;
  /** Whether the session that the calls belong to is still the page's. */
  isCurrent: () => boolean;
}

/**
 * Sends a call. When the service refuses its token, a new one is asked for and the call sent once more;
 * when there is none, or that is refused too, the session is over. Without an answer of the sign-in
 * service nobody knows, so the call fails and the session stays.
 */
export function createRenewingFetch({ auth, isCurrent }: RenewingFetchOptions) {
  return async (request: Request): Promise<Response> => {
    // A body can be read only once, and a clone has a stream for one, which the browser cannot send anew.
    const body = request.method === 'GET' ? null : await request.text();
    const response = await fetch(new Request(request, { body }));
    const token = tokenIn(request);
    if (response.status !== 401 || !isCurrent()) return response;
    if (token === undefined) {
      void auth.signOut();
      return response;
    }

    const renewed = await auth.renewAccessToken(token);
    // The customer may have left meanwhile: nothing of theirs goes out with the next one's token.
    if (!isCurrent()) return response;
    if (renewed === null) {
      void auth.endSession(token);
      return response;
    }
    const again = new Request(request, { body });
    again.headers.set('Authorization', `${scheme}${renewed}`);
    const second = await fetch(again);
    if (second.status === 401 && isCurrent()) void auth.endSession(renewed);
    return second;
  };
}

const scheme = 'Bearer ';

function tokenIn({ headers }: Request): string | undefined {
  const value = headers.get('Authorization');
  return value?.startsWith(scheme) ? value.slice(scheme.length) : undefined;
}
