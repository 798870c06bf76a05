import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

interface Target {
  name: string;
  path: string;
  type: 'signup' | 'recovery';
}

/** Where mails lead back to. */
const mailTargets: Target[] = [
  { name: 'Confirmation', path: '/auth/callback', type: 'signup' },
  { name: 'Recovery', path: '/reset-password?type=recovery', type: 'recovery' },
];

/** Where the project leads to after a provider. It judges this address as it judges those of mails. */
const providerTarget = (provider: string): Target => ({
  name: 'Provider',
  path: `/auth/callback?provider=${provider}`,
  type: 'signup',
});

/** A reserved name that cannot be registered (RFC 6761). */
const stranger = 'https://doctor.invalid/';

const listPage = 'Authentication → URL Configuration → Redirect URLs';

/** Where a link with a worthless token leads to. */
async function destinationOf(project: Project, wish: string, type: string) {
  const query = new URLSearchParams({ token: 'pkce_doctor', type, redirect_to: wish });
  const { status, headers } = await project.ask(`/verify?${query.toString()}`, { as: 'nobody' });
  const location = headers.get('location') ?? '';
  const isRedirect = status >= 300 && status < 400 && URL.canParse(location);
  return { status, url: isRedirect ? new URL(location) : undefined };
}

/** Without what the service has added to it. */
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
  if (url === undefined) return unreachable(check, `Cannot be tried (status ${status}).`);
  if (leadsTo(url, wish)) return ok(check, `Leads to ${wish}.`);
  return change(
    check,
    `Is to lead to ${wish} and leads to ${placeOf(url)}.`,
    `${listPage}: add ${wish}. Self-hosted: ADDITIONAL_REDIRECT_URLS.`,
  );
}

async function checkStranger(project: Project, portal: string): Promise<Finding> {
  const { status, url } = await destinationOf(project, stranger, 'signup');
  if (url === undefined) return unreachable('Site URL', `Cannot be tried (status ${status}).`);
  if (leadsTo(url, stranger)) {
    return change(
      'Redirect URLs',
      'Allow every address: a mail of yours could lead to anybody, with a code that signs in.',
      `${listPage}: remove the entries with ** for a host, and list the portal's own.`,
    );
  }
  if (url.origin === portal) return ok('Site URL', `Is ${portal}; other addresses are refused.`);
  return note(
    'Site URL',
    `Is ${placeOf(url)}, not the portal: {{ .SiteURL }} in mails, and refused redirects, lead there.`,
  );
}

/** Whether mail links and providers lead to the portal, seen by links with a worthless token. */
export async function checkRedirects(project: Project): Promise<Finding[]> {
  const { portal, providers } = project;
  if (portal === undefined) return [note('Redirect URLs', 'Not checked: --portal is missing.')];
  const targets = [...mailTargets, ...providers.map(providerTarget)];
  return Promise.all([
    ...targets.map((target) => checkTarget(project, portal, target)),
    checkStranger(project, portal),
  ]);
}
