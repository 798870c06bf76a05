import { change, failed, ok, type Result } from './finding.ts';
import { field, type Answer, type Project } from './project.ts';

const versionHeader = 'x-supabase-api-version';
/** The request headers that the portal's client sends. */
const sentHeaders = ['apikey', 'authorization', 'content-type', 'x-client-info', versionHeader];
/** One path for each method that the client uses. */
const paths = { POST: '/token', PUT: '/user', DELETE: '/factors/none' };

function allows({ headers }: Answer, name: string, wanted: string): boolean {
  const list = (headers.get(`access-control-${name}`) ?? '').toLowerCase().split(/\s*,\s*/);
  return list.includes(wanted.toLowerCase()) || (list.includes('*') && wanted !== 'authorization');
}

/** Sends a sign-in request without credentials, as the portal's page would. */
const signIn = ({ ask, key, portal }: Project) =>
  ask('/token?grant_type=password', key, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', [versionHeader]: '2024-01-01', origin: portal },
  });

/**
 * Checks that CORS allows the portal to call the project, and to read the header with the version
 * of the error codes: without it, the portal cannot tell a wrong password from another error.
 */
export async function checkCors(project: Project): Promise<Result> {
  const { portal, ask, url } = project;
  if (portal === new URL(url).origin) return ok('Not needed: the same origin.');
  const preflights = Object.entries(paths).map(async ([method, path]) => {
    const headers = {
      origin: portal,
      'access-control-request-method': method,
      'access-control-request-headers': sentHeaders.join(','),
    };
    const answer = await ask(path, undefined, { method: 'OPTIONS', headers });
    const origin = answer.headers.get('access-control-allow-origin') ?? '';
    if (answer.status >= 300 || !['*', portal].includes(origin)) return false;
    const mayAsk = allows(answer, 'allow-methods', method);
    return mayAsk && sentHeaders.every((header) => allows(answer, 'allow-headers', header));
  });
  const areAllowed = (await Promise.all(preflights)).every(Boolean);
  const answer = await signIn(project);
  const isHidden =
    answer.headers.has(versionHeader) && !allows(answer, 'expose-headers', versionHeader);
  if (areAllowed && !isHidden) return ok(`Allows ${portal}.`);
  return change(
    `Browsers on ${portal} cannot call the project or cannot read its responses.`,
    `Hosted projects allow this by default. Self-hosted: configure the gateway to respond to preflights from the portal with the methods ${Object.keys(paths).join(', ')} and the headers ${sentHeaders.join(', ')}, and to expose ${versionHeader}.`,
  );
}

/** Checks the captcha, which a project that requires it checks before the credentials. */
export async function checkCaptcha(project: Project): Promise<Result> {
  const { status, json } = await signIn(project);
  if ([field(json, 'code'), field(json, 'error_code')].includes('captcha_failed')) {
    return change(
      'On, but the portal does not support captchas, so customers cannot sign in or register.',
      'Authentication → Attack Protection: turn the captcha off. Self-hosted: GOTRUE_SECURITY_CAPTCHA_ENABLED=false.',
    );
  }
  const isKnown = status !== 429 && status < 500 && json !== undefined;
  return isKnown ? ok('Off.') : failed(`Sign-in answers with status ${status}.`);
}

/**
 * A URL that the project must not redirect to. The top-level domain `.invalid` is reserved, so
 * this domain can never be registered (RFC 6761).
 */
const stranger = 'https://doctor.invalid/';

const listPage = 'Authentication → URL Configuration → Redirect URLs';

/** Opens a mail link with an invalid token. Returns the redirect, without the error of the token. */
async function destinationOf({ ask }: Project, wish: string): Promise<string> {
  const query = new URLSearchParams({ token: 'pkce_doctor', type: 'signup', redirect_to: wish });
  const { status, headers } = await ask(`/verify?${query.toString()}`, undefined);
  const url = URL.parse(headers.get('location') ?? '');
  if (!url) throw new Error(`the project did not redirect (status ${status})`);
  const wanted = new URL(wish).searchParams;
  for (const name of [...url.searchParams.keys()]) {
    if (!wanted.has(name)) url.searchParams.delete(name);
  }
  url.hash = '';
  return url.href;
}

/** Returns a check that mail links and providers redirect to this path of the portal. */
export const checkRedirect =
  (path: string) =>
  async (project: Project): Promise<Result> => {
    const wish = project.portal + path;
    const url = await destinationOf(project, wish);
    if (url === wish) return ok(`Redirects to ${wish}.`);
    return change(
      `Redirects to ${url} instead of ${wish}.`,
      `${listPage}: add ${wish}. Self-hosted: ADDITIONAL_REDIRECT_URLS.`,
    );
  };

/** Checks that mail links and providers redirect to no other site. */
export async function checkOtherSites(project: Project): Promise<Result> {
  const url = await destinationOf(project, stranger);
  if (url !== stranger) return ok(`Rejected; links lead to ${url} instead.`);
  return change(
    'Allowed: a link in your mails could take customers to any site, with a code that signs in.',
    `${listPage}: remove entries with ** for the host, and add the portal's URLs.`,
  );
}
