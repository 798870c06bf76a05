import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

interface Target {
  name: string;
  path: string;
  type: 'signup' | 'recovery';
}

/** The pages of the portal to which mailed links redirect. */
const mailTargets: Target[] = [
  { name: 'Confirmation', path: '/auth/callback', type: 'signup' },
  { name: 'Recovery', path: '/reset-password?type=recovery', type: 'recovery' },
];

/**
 * Returns the page of the portal to which a social provider redirects. The project checks this
 * target in the same way as those of mails.
 */
const providerTarget = (provider: string): Target => ({
  name: 'Provider',
  path: `/auth/callback?provider=${provider}`,
  type: 'signup',
});

/**
 * A URL that the project must not redirect to. The top-level domain `.invalid` is reserved, so
 * this domain can never be registered (RFC 6761).
 */
const stranger = 'https://doctor.invalid/';

const listPage = 'Authentication → URL Configuration → Redirect URLs';

/** Opens a mail link with an invalid token. Returns the URL to which the project redirects. */
async function destinationOf(project: Project, wish: string, type: string) {
  const query = new URLSearchParams({ token: 'pkce_doctor', type, redirect_to: wish });
  const { status, headers } = await project.ask(`/verify?${query.toString()}`, { as: 'anonymous' });
  const location = headers.get('location') ?? '';
  const isRedirect = status >= 300 && status < 400 && URL.canParse(location);
  return { status, url: isRedirect ? new URL(location) : undefined };
}

/**
 * Returns the URL without query and fragment, which contain the error parameters of the service.
 */
const placeOf = ({ origin, pathname }: URL) => origin + pathname;

function leadsTo(url: URL, wish: string): boolean {
  const wanted = new URL(wish);
  const keepsQuery = [...wanted.searchParams].every(([name, value]) =>
    url.searchParams.getAll(name).includes(value),
  );
  return placeOf(url) === placeOf(wanted) && keepsQuery;
}

async function checkTarget(project: Project, portal: string, target: Target) {
  const check = `${target.name} link`;
  const wish = portal + target.path;
  const { status, url } = await destinationOf(project, wish, target.type);
  if (url === undefined) return unreachable(check, `Could not be tested (status ${status}).`);
  if (leadsTo(url, wish)) return ok(check, `Redirects to ${wish}.`);
  return change(
    check,
    `Redirects to ${placeOf(url)} instead of ${wish}.`,
    `${listPage}: add ${wish}. Self-hosted: ADDITIONAL_REDIRECT_URLS.`,
  );
}

async function checkStranger(project: Project, portal: string): Promise<Finding> {
  const { status, url } = await destinationOf(project, stranger, 'signup');
  if (url === undefined) return unreachable('Site URL', `Could not be tested (status ${status}).`);
  if (leadsTo(url, stranger)) {
    return change(
      'Redirect URLs',
      'Allow every URL: a link in your mails could take customers to any site, with a code that signs in.',
      `${listPage}: remove entries with ** for the host, and add the portal's URLs.`,
    );
  }
  if (url.origin === portal)
    return ok('Site URL', `Is ${portal}. Other redirect URLs are rejected.`);
  return note(
    'Site URL',
    `Is ${placeOf(url)}, not the portal. {{ .SiteURL }} in mails and rejected redirects lead there.`,
  );
}

/**
 * Checks that mail links and providers redirect to the portal. Tests this with links that have an
 * invalid token, so that nothing is changed.
 */
export async function checkRedirects(project: Project): Promise<Finding[]> {
  const { portal, providers } = project;
  if (portal === undefined) return [note('Redirect URLs', 'Not checked: --portal is missing.')];
  const targets = [...mailTargets, ...providers.map(providerTarget)];
  return Promise.all([
    ...targets.map((target) => checkTarget(project, portal, target)),
    checkStranger(project, portal),
  ]);
}
