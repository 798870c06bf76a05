import { change, ok, type Result } from './finding.ts';
import { field, type Project } from './project.ts';

const page = 'Authentication → Sign In / Providers';

/** Fetches the project's public settings. */
async function settingsOf({ ask, key }: Project): Promise<unknown> {
  const { status, json } = await ask('/settings', key);
  if (field(json, 'external')) return json;
  throw new Error(`the settings could not be read (status ${status})`);
}

/** Returns the names of the providers that are on. */
async function providersOf(project: Project): Promise<string[]> {
  const external = field(await settingsOf(project), 'external') as Record<string, unknown>;
  const others = ['email', 'phone', 'anonymous_users'];
  return Object.keys(external).filter((name) => external[name] === true && !others.includes(name));
}

/** Returns a check that compares a switch of the project with the value that the portal needs. */
const checkSwitch =
  (path: string[], wanted: boolean, message: string, advice: string) =>
  async (project: Project): Promise<Result> =>
    path.reduce(field, await settingsOf(project)) === wanted
      ? ok('As the portal needs it.')
      : change(message, advice);

export const switchChecks = {
  'Email sign-in': checkSwitch(
    ['external', 'email'],
    true,
    'Off: customers cannot sign in or register.',
    `${page} → Email: enable it. Self-hosted: ENABLE_EMAIL_SIGNUP=true.`,
  ),
  'Sign-up': checkSwitch(
    ['disable_signup'],
    false,
    'Closed: customers cannot register.',
    `${page}: "Allow new users to sign up". Self-hosted: DISABLE_SIGNUP=false.`,
  ),
  'Confirm email': checkSwitch(
    ['mailer_autoconfirm'],
    false,
    "Off: a person can register with another person's address.",
    `${page} → Email: "Confirm email". Self-hosted: ENABLE_EMAIL_AUTOCONFIRM=false.`,
  ),
};

/** Compares the providers that are on in the project with the buttons of the login page. */
export async function checkProviders(project: Project): Promise<Result> {
  const on = await providersOf(project);
  const off = project.providers.filter((name) => !on.includes(name)).join(', ');
  if (off === '') return ok(`On: ${on.join(', ') || 'none'}.`);
  return change(
    `Not on in the project, but the login page has a button: ${off}.`,
    `${page}: enable it, with its client ID and secret, or remove it from AUTH_PROVIDERS. Self-hosted: GOTRUE_EXTERNAL_<NAME>_ENABLED=true.`,
  );
}

/**
 * Providers whose addresses Supabase Auth takes for verified without evidence, so an account there
 * may sign in to the account of a customer with the same address (as of version 2.196).
 */
const unproven = /^(facebook|figma|fly|linkedin|notion|slack|snapchat|twitch|twitter|workos|x)$/;

/** Checks that no provider is on with which a stranger could sign in to a customer's account. */
export async function checkAddresses(project: Project): Promise<Result> {
  const risky = (await providersOf(project)).filter((name) => unproven.test(name)).join(', ');
  if (risky === '') return ok('Checked by Supabase Auth or the providers.');
  return change(
    `Supabase Auth does not know whether they are verified: ${risky}. An account there with a customer's address may sign in to the customer's account.`,
    `${page}: turn these providers off. See docs/supabase.md, Providers.`,
  );
}
