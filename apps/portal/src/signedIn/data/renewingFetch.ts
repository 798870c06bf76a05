import type { Auth } from '@bank-bonuses/auth';
import { takeFirstRead } from '../../start/firstReads.ts';

/**
 * Creates a `fetch` that renews a rejected access token and retries the request once. If there is
 * no new token, or the new token is rejected too, the session ends. If the sign-in service is
 * unreachable, the call fails but the session continues. If the API requires a second factor, the
 * session is locked until the customer passes the second step.
 */
export function createRenewingFetch(auth: Auth) {
  return async (request: Request): Promise<Response> => {
    // Reads the body up front, because it can be read only once. Cloning the request does not help:
    // a clone has a stream as body, which browsers cannot send again.
    const body = request.method === 'GET' ? null : await request.text();
    const response = await (takeFirstRead(request) ?? fetch(new Request(request, { body })));
    const token = tokenIn(request);
    const rejection = await rejectionIn(response);
    if (rejection === undefined || token === undefined) return response;

    // In another tab, the customer may have passed the second step after this call was sent. Both
    // calls never return the token of another customer.
    const isLocked = rejection === 'second factor';
    const renewed = isLocked ? await auth.getAccessToken() : await auth.renewAccessToken(token);
    if (isLocked && renewed === token) {
      auth.requireSecondFactor(token);
      return response;
    }
    if (renewed === null) {
      await auth.endSession(token);
      return response;
    }
    const again = new Request(request, { body });
    again.headers.set('Authorization', `${scheme}${renewed}`);
    const second = await fetch(again);
    const secondRejection = await rejectionIn(second);
    if (secondRejection === 'second factor') auth.requireSecondFactor(renewed);
    if (secondRejection === 'token') await auth.endSession(renewed);
    return second;
  };
}

const scheme = 'Bearer ';

function tokenIn({ headers }: Request): string | undefined {
  const value = headers.get('Authorization');
  return value?.startsWith(scheme) ? value.slice(scheme.length) : undefined;
}

/** Returns why the API rejected the call: the token is invalid, or a second factor is required. */
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
