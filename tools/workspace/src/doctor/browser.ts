import { change, note, ok, unreachable, type Finding } from './finding.ts';
import { field, printable, type Answer, type Project } from './project.ts';

/** The request headers that the portal's client sends. */
const sentHeaders = [
  'apikey',
  'authorization',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
];
/** One path for each method that the client uses. */
const calls = { POST: '/token', PUT: '/user', DELETE: '/factors/none' };

const corsChange =
  'Hosted projects allow this by default. Self-hosted: configure the gateway to respond to preflights from the portal, allow these headers and methods, and expose X-Supabase-Api-Version.';

function allows(answer: Answer, name: string, wanted: string): boolean {
  const text = answer.headers.get(`access-control-${name}`) ?? '';
  const list = text.split(',').map((word) => word.trim().toLowerCase());
  return list.includes(wanted.toLowerCase()) || (list.includes('*') && wanted !== 'authorization');
}

/** Checks that CORS allows the portal to call the project. */
export async function checkCors(project: Project): Promise<Finding[]> {
  const { portal } = project;
  if (portal === undefined) return [note('CORS', 'Not checked: --portal is missing.')];
  if (portal === new URL(project.url).origin) return [ok('CORS', 'Not needed: the same origin.')];
  const missing = await Promise.all(
    Object.entries(calls).map(async ([method, path]) => {
      const answer = await project.ask(path, {
        method: 'OPTIONS',
        as: 'anonymous',
        headers: {
          origin: portal,
          'access-control-request-method': method,
          'access-control-request-headers': sentHeaders.join(','),
        },
      });
      const origin = answer.headers.get('access-control-allow-origin');
      if (answer.status >= 300 || (origin !== '*' && origin !== portal)) return ['the origin'];
      return [
        ...(allows(answer, 'allow-methods', method) ? [] : [`the method ${method}`]),
        ...sentHeaders
          .filter((header) => !allows(answer, 'allow-headers', header))
          .map((header) => `the header ${header}`),
      ];
    }),
  );
  const names = [...new Set(missing.flat())].join(', ');
  return names === ''
    ? [ok('CORS', `${portal} can call the project.`)]
    : [change('CORS', `${portal} cannot call the project. Missing: ${names}.`, corsChange)];
}

/**
 * Sends a sign-in request without credentials. Checks that the error has a code that the portal can
 * read. A project that requires a captcha checks it before the credentials.
 */
export async function checkErrors(project: Project): Promise<Finding[]> {
  const { portal } = project;
  const answer = await project.ask('/token?grant_type=password', {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(portal !== undefined && { origin: portal }),
    },
  });
  const { status, json, headers } = answer;
  if (status === 429 || status >= 500 || json === undefined) {
    return [unreachable('Errors', `The project returned no error to check (status ${status}).`)];
  }
  const version = headers.get('x-supabase-api-version');
  const code = printable(field(json, version === null ? 'error_code' : 'code'));
  const isOtherOrigin = portal !== undefined && portal !== new URL(project.url).origin;
  const isHidden =
    isOtherOrigin && version && !allows(answer, 'expose-headers', 'x-supabase-api-version');
  return [
    code === 'captcha_failed'
      ? change(
          'Captcha',
          'On, but the portal does not support captchas, so customers cannot sign in or register.',
          'Authentication → Attack Protection: turn the captcha off. Self-hosted: GOTRUE_SECURITY_CAPTCHA_ENABLED=false.',
        )
      : ok('Captcha', 'Off.'),
    code === undefined || isHidden
      ? change(
          'Errors',
          'The portal cannot read their codes, so it cannot tell a wrong password from another error.',
          isHidden ? corsChange : 'Self-hosted: use a newer release of Supabase Auth.',
        )
      : ok('Errors', 'Have codes.'),
  ];
}

/**
 * A URL that the project must not redirect to. The top-level domain `.invalid` is reserved, so
 * this domain can never be registered (RFC 6761).
 */
const stranger = 'https://doctor.invalid/';

const listPage = 'Authentication → URL Configuration → Redirect URLs';

/** Opens a mail link with an invalid token. Returns the URL to which the project redirects. */
async function destinationOf(project: Project, wish: string, type: string) {
  const query = new URLSearchParams({ token: 'pkce_doctor', type, redirect_to: wish });
  const { headers } = await project.ask(`/verify?${query.toString()}`, { as: 'anonymous' });
  const location = headers.get('location') ?? '';
  return URL.canParse(location) ? new URL(location) : undefined;
}

/** Compares two URLs; the redirect also has the error of the invalid token in its query. */
function leadsTo(url: URL, wish: string): boolean {
  const wanted = new URL(wish);
  const keepsQuery = [...wanted.searchParams].every(
    ([name, value]) => url.searchParams.get(name) === value,
  );
  return url.origin === wanted.origin && url.pathname === wanted.pathname && keepsQuery;
}

/** Checks that mail links and providers redirect to the portal, and to no other site. */
export async function checkRedirects(project: Project): Promise<Finding[]> {
  const { portal, providers } = project;
  if (portal === undefined) return [note('Redirect URLs', 'Not checked: --portal is missing.')];
  const targets: [string, string, string][] = [
    ['Confirmation link', '/auth/callback', 'signup'],
    ['Recovery link', '/reset-password?type=recovery', 'recovery'],
    ...providers.map((name): [string, string, string] => [
      'Provider link',
      `/auth/callback?provider=${name}`,
      'signup',
    ]),
  ];
  const findings = targets.map(async ([check, path, type]) => {
    const wish = portal + path;
    const url = await destinationOf(project, wish, type);
    if (url === undefined) return unreachable(check, 'Could not be tested.');
    if (leadsTo(url, wish)) return ok(check, `Redirects to ${wish}.`);
    return change(
      check,
      `Redirects to ${url.origin}${url.pathname} instead of ${wish}.`,
      `${listPage}: add ${wish}. Self-hosted: ADDITIONAL_REDIRECT_URLS.`,
    );
  });
  const other = await destinationOf(project, stranger, 'signup');
  if (other === undefined) {
    return [...(await Promise.all(findings)), unreachable('Redirect URLs', 'Could not be tested.')];
  }
  return [
    ...(await Promise.all(findings)),
    leadsTo(other, stranger)
      ? change(
          'Redirect URLs',
          'Allow every URL: a link in your mails could take customers to any site, with a code that signs in.',
          `${listPage}: remove entries with ** for the host, and add the portal's URLs.`,
        )
      : ok('Redirect URLs', `Other sites are rejected and lead to ${other.origin}.`),
  ];
}
