import { field, printable, type Answer } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/**
 * The request headers that the portal's client sends. `calls` has one path for each method that it
 * uses.
 */
const sentHeaders = [
  'apikey',
  'authorization',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
];
const calls = { POST: '/token', PUT: '/user', DELETE: '/factors/none' };

const corsChange =
  'Hosted projects allow this by default. Self-hosted: configure the gateway to respond to preflights from the portal, allow these headers and methods, and expose X-Supabase-Api-Version.';

function listOf(answer: Answer, name: string): string[] {
  const words = (answer.headers.get(`access-control-${name}`) ?? '').split(',');
  return words.map((word) => word.trim().toLowerCase());
}

function allows(answer: Answer, name: string, wanted: string): boolean {
  const list = listOf(answer, name);
  return list.includes(wanted.toLowerCase()) || (list.includes('*') && wanted !== 'authorization');
}

function allowsOrigin(answer: Answer, portal: string): boolean {
  const origin = answer.headers.get('access-control-allow-origin');
  return origin === '*' || origin === portal;
}

async function missingInPreflight(project: Project, portal: string): Promise<string[]> {
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
      const { status } = answer;
      if (status < 200 || status > 299) return [`a response to the preflight (status ${status})`];
      if (!allowsOrigin(answer, portal)) return ['the origin'];
      return [
        ...(allows(answer, 'allow-methods', method) ? [] : [`the method ${method}`]),
        ...sentHeaders
          .filter((header) => !allows(answer, 'allow-headers', header))
          .map((header) => `the header ${header}`),
      ];
    }),
  );
  return [...new Set(missing.flat())];
}

/** Checks that CORS allows the portal to call the project. */
export async function checkCors(project: Project): Promise<Finding[]> {
  const { portal } = project;
  if (portal === undefined) return [note('CORS', 'Not checked: --portal is missing.')];
  if (portal === project.origin) return [ok('CORS', 'Not needed: the portal has the same origin.')];
  const missing = await missingInPreflight(project, portal);
  if (missing.length === 0) return [ok('CORS', `${portal} can call the project.`)];
  return [
    change(
      'CORS',
      `${portal} cannot call the project. Missing: ${missing.join(', ')}.`,
      corsChange,
    ),
  ];
}

/**
 * Sends a sign-in request without credentials. If the project requires a captcha, it checks that
 * before the credentials.
 */
function trySignIn(project: Project, headers: Record<string, string>): Promise<Answer> {
  return project.ask('/token?grant_type=password', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function checkCaptcha(code: string): Finding {
  return code === 'captcha_failed'
    ? change(
        'Captcha',
        'On, but the portal does not support captchas, so customers cannot sign in or register.',
        'Authentication → Attack Protection: turn the captcha off. Self-hosted: GOTRUE_SECURITY_CAPTCHA_ENABLED=false.',
      )
    : ok('Captcha', 'Off.');
}

/**
 * Checks that the project's error responses have codes, and that CORS allows the portal to read
 * them.
 */
export async function checkErrors(project: Project): Promise<Finding[]> {
  const { portal } = project;
  const named = await trySignIn(project, {
    'x-supabase-api-version': '2024-01-01',
    ...(portal !== undefined && { origin: portal }),
  });
  if (named.status === 429 || named.status >= 500 || named.json === undefined) {
    return [
      unreachable('Errors', `The project returned no error to check (status ${named.status}).`),
    ];
  }
  const version = named.headers.get('x-supabase-api-version');
  const code = printable(field(named.json, version === null ? 'error_code' : 'code'));
  if (code === undefined) {
    return [
      change(
        'Errors',
        'Have no codes, so the portal cannot tell a wrong password from another error.',
        'Self-hosted: use a newer release of Supabase Auth.',
      ),
    ];
  }
  const captcha = checkCaptcha(code);
  const isOtherOrigin = portal !== undefined && portal !== project.origin;
  if (
    isOtherOrigin &&
    version !== null &&
    !allows(named, 'expose-headers', 'x-supabase-api-version')
  ) {
    return [
      captcha,
      change(
        'Errors',
        'The header X-Supabase-Api-Version is hidden from the portal, so it cannot read their codes.',
        corsChange,
      ),
    ];
  }
  const shape = version === null ? 'in the older format, which the portal also reads' : version;
  return [captcha, ok('Errors', `Have codes (${shape}).`)];
}
