import type { Auth } from '@bank-bonuses/auth';
import { sessionPolicyOf, type PortalConfig } from '@bank-bonuses/product/config';
import { paths } from '@bank-bonuses/product/routes';

const homeReads = ['/api/user/dashboard/stats', '/api/user/task-completions?page=1&per_page=5'];

/** The requests of each screen's first view. A test compares them with the screen's own queries. */
const firstReads: Readonly<Record<string, readonly string[]>> = {
  [paths.root]: homeReads,
  [paths.dashboard]: homeReads,
  [paths.accounts]: ['/api/user/accounts'],
  [paths.bonuses]: ['/api/user/enrollments'],
  [paths.settings]: ['/api/user/profile'],
};

/** Milliseconds after which a response that no screen has used is discarded as outdated. */
const discardAfterMs = 60_000;

const scheme = 'Bearer ';

/** The responses that no screen has used yet, by URL and token. */
const responses = new Map<string, Promise<Response>>();

const keyOf = (url: string, authorization: string) => `${authorization} ${url}`;

/**
 * Sends the first screen's reads while React is still loading. The screen's queries use the
 * responses, also failed ones, as their first attempt: see `takeFirstRead`. Sends nothing without a
 * session or before the second factor, and nothing if the deployment has session limits, because
 * the guard must first check whether a limit has passed.
 */
export async function sendFirstReads(
  auth: Auth,
  config: PortalConfig,
  pathname: string,
): Promise<void> {
  const reads = firstReads[pathname];
  const { idleTimeoutMs, maxSessionMs } = sessionPolicyOf(config);
  if (!reads || idleTimeoutMs !== undefined || maxSessionMs !== undefined) return;
  await auth.ready;
  const token = await auth.getAccessToken().catch(() => null);
  const session = auth.getState();
  if (token === null || session.status !== 'signed-in' || session.needsSecondFactor) return;
  const authorization = `${scheme}${token}`;
  for (const read of reads) {
    const url = config.apiUrl.replace(/\/$/, '') + read;
    const response = fetch(url, {
      headers: { Authorization: authorization },
      redirect: 'error',
      cache: 'no-store',
    });
    // The query that takes the response handles the error.
    response.catch(() => undefined);
    responses.set(keyOf(url, authorization), response);
  }
  setTimeout(() => responses.clear(), discardAfterMs);
}

/**
 * Returns the response to a read that was sent ahead with the same token, once. Another customer,
 * or a later session, has another token.
 */
export function takeFirstRead({ url, headers }: Request): Promise<Response> | undefined {
  const key = keyOf(url, headers.get('Authorization') ?? '');
  const response = responses.get(key);
  responses.delete(key);
  return response;
}
