import { field, printable, type Answer } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/** Path of a user that does not exist, to test whether a key can call the admin API. */
const noUser = '/admin/users/00000000-0000-4000-8000-000000000000';
const pageSize = 200;
const parallelRequests = 10;

const isRejected = ({ status }: Answer) => status === 401 || status === 403;

function codeOf({ json }: Answer): string | undefined {
  return printable(field(json, 'code')) ?? printable(field(json, 'error_code'));
}

/** Checks that the publishable key does not give access to user accounts, as a secret key would. */
async function checkVisitors(project: Project): Promise<Finding[]> {
  const answer = await project.ask(noUser);
  if (isRejected(answer) || codeOf(answer) !== 'user_not_found') return [];
  return [
    change(
      'Key',
      'The key in --key can look up accounts, so it is a secret key.',
      'Use the publishable key for SUPABASE_PUBLISHABLE_KEY. If the secret key was published, replace it.',
    ),
  ];
}

/** Checks that the secret key can look up a user, as the service does at each registration. */
async function checkSecretKey(project: Project): Promise<Finding> {
  const answer = await project.ask(noUser, {
    as: 'secret',
    headers: { 'x-supabase-api-version': '2024-01-01' },
  });
  if (isRejected(answer)) {
    return change(
      'Secret key',
      `The project rejected it (status ${answer.status}).`,
      'Copy a secret key of this project from Settings → API Keys.',
    );
  }
  if (codeOf(answer) === 'user_not_found') return ok('Secret key', 'Can look up accounts.');
  return unreachable('Secret key', `Looking up an account failed (status ${answer.status}).`);
}

/** Returns the kinds of a user's verified factors; `undefined` if the project does not reveal them. */
async function verifiedKinds(project: Project, user: unknown): Promise<string[] | undefined> {
  const id = printable(field(user, 'id'));
  if (id === undefined) return undefined;
  const { status, json } = await project.ask(`/admin/users/${id}/factors`, { as: 'secret' });
  if (status !== 200 || !Array.isArray(json)) return undefined;
  return json
    .filter((factor) => field(factor, 'status') === 'verified')
    .map((factor) => String(field(factor, 'factor_type')));
}

/**
 * Returns the kinds of factors of each account. The list of accounts does not contain factors, so
 * each account needs a request.
 */
async function factorsOfAccounts(project: Project, users: unknown[]): Promise<string[][]> {
  const kinds: string[][] = [];
  for (let start = 0; start < users.length; start += parallelRequests) {
    const some = users.slice(start, start + parallelRequests);
    const answers = await Promise.all(some.map((user) => verifiedKinds(project, user)));
    kinds.push(...answers.filter((answer) => answer !== undefined));
  }
  return kinds;
}

/**
 * Checks which kinds of second factors the existing accounts have. No request reveals whether new
 * factors can be added.
 */
async function checkSecondSteps(project: Project): Promise<Finding[]> {
  const check = 'Second step';
  const isHidden = note(check, 'The project does not reveal this setting.');
  const { status, json } = await project.ask(`/admin/users?page=1&per_page=${pageSize}`, {
    as: 'secret',
  });
  const users = field(json, 'users');
  if (status !== 200 || !Array.isArray(users)) return [isHidden];
  const kinds = await factorsOfAccounts(project, users);
  if (kinds.length === 0 && users.length > 0) return [isHidden];
  const count = (kind: string) => kinds.filter((list) => list.includes(kind)).length;
  const stuck = kinds.filter(
    (list) => list.length > 0 && !list.includes('totp') && !list.includes('phone'),
  ).length;
  const seen = `Accounts checked: ${kinds.length}. With an authenticator app: ${count('totp')}. With a phone: ${count('phone')}.`;
  const found =
    stuck === 0
      ? ok(check, seen)
      : change(
          check,
          `${seen} With only a kind that the portal does not support, so they cannot sign in: ${stuck}.`,
          'Authentication → Multi-Factor: enable only TOTP (and Phone if you send text messages), and remove other factors from these accounts.',
        );
  if (project.phoneFactors || count('phone') === 0) return [found];
  return [
    found,
    note(
      check,
      'Some accounts have phones, but AUTH_PHONE_FACTORS (--phone-factors) is not true: the portal asks for their codes, but customers cannot add a phone.',
    ),
  ];
}

/** Checks the calls that the service makes with its secret key. */
export async function checkAccounts(project: Project): Promise<Finding[]> {
  const visitors = await checkVisitors(project);
  if (!project.hasSecretKey) {
    return [...visitors, note('Secret key', 'Not checked: --secret-key is missing.')];
  }
  const secretKey = await checkSecretKey(project);
  if (secretKey.state !== 'ok') return [...visitors, secretKey];
  return [...visitors, secretKey, ...(await checkSecondSteps(project))];
}
