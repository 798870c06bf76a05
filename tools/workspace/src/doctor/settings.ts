import { change, note, ok, unreachable, type Finding } from './finding.ts';
import { field, printable, type Project } from './project.ts';

interface Wanted {
  check: string;
  path: string[];
  value: boolean;
  bad: string;
  /** Absent if this is only advice, because the portal works with either value. */
  change?: string;
}

const page = 'Authentication → Sign In / Providers';
const unused = 'On, but the portal does not use it. Turn off login methods that you do not use.';

const wanted: Wanted[] = [
  {
    check: 'Email sign-in',
    path: ['external', 'email'],
    value: true,
    bad: 'Off: customers cannot sign in or register.',
    change: `${page} → Email: enable it. Self-hosted: ENABLE_EMAIL_SIGNUP=true.`,
  },
  {
    check: 'Sign-up',
    path: ['disable_signup'],
    value: false,
    bad: 'Closed: customers cannot register.',
    change: `${page}: "Allow new users to sign up". Self-hosted: DISABLE_SIGNUP=false.`,
  },
  {
    check: 'Confirm email',
    path: ['mailer_autoconfirm'],
    value: false,
    bad: "Off: a person can register with another person's address.",
    change: `${page} → Email: "Confirm email". Self-hosted: ENABLE_EMAIL_AUTOCONFIRM=false.`,
  },
  { check: 'Phone sign-in', path: ['external', 'phone'], value: false, bad: unused },
  { check: 'Guests', path: ['external', 'anonymous_users'], value: false, bad: unused },
];

function checkSetting(settings: unknown, { check, path, value, bad, change: what }: Wanted) {
  const found = path.reduce<unknown>((outer, name) => field(outer, name), settings);
  if (typeof found !== 'boolean') return note(check, 'The project does not reveal this setting.');
  if (found === value) return ok(check, value ? 'On.' : 'As the portal needs it.');
  return what ? change(check, bad, what) : note(check, bad);
}

/** Entries of `external` that are not social providers. */
const otherSwitches = ['email', 'phone', 'anonymous_users'];

/**
 * Providers whose addresses Supabase Auth takes for verified without evidence, so an account there
 * may sign in to the account of a customer with the same address (as of version 2.196).
 */
const unproven = [
  'facebook',
  'figma',
  'fly',
  'linkedin',
  'notion',
  'slack',
  'snapchat',
  'twitch',
  'twitter',
  'workos',
  'x',
];

/** Providers that verify every address. The others say whether an address is verified. */
const verifying = ['apple', 'google'];

/** Checks whether providers that are on verify addresses. Strangers can use each of them. */
function checkAddresses(on: readonly string[]): Finding[] {
  const check = 'Provider addresses';
  const risky = on.filter((name) => unproven.includes(name)).join(', ');
  const mixed = on.filter((name) => !unproven.includes(name) && !verifying.includes(name));
  return [
    ...(risky === ''
      ? []
      : [
          change(
            check,
            `Supabase Auth does not know whether they are verified: ${risky}. An account there with a customer's address may sign in to the customer's account.`,
            `${page}: turn these providers off. See docs/supabase.md, Providers.`,
          ),
        ]),
    ...(mixed.length === 0
      ? []
      : [
          note(
            check,
            `May be unverified: ${mixed.join(', ')}. The service then rejects the account. See docs/supabase.md, Providers.`,
          ),
        ]),
  ];
}

/** Risks of what the deployment offers, which no request reveals. */
const checkOffers = ({ unlink, phoneFactors }: Project): Finding[] => [
  ...(unlink
    ? [
        note(
          'Linking',
          'AUTH_UNLINK needs manual linking, with which a stolen session can move an account to another address. See docs/supabase.md, Linking.',
        ),
      ]
    : []),
  ...(phoneFactors
    ? [
        note(
          'Text messages',
          'Every account can request messages to any number: at the SMS provider, allow only your countries and limit the costs.',
        ),
      ]
    : []),
];

/** Compares the providers that are on in the project with the buttons of the login page. */
function checkProviders(external: unknown, offered: readonly string[]): Finding[] {
  const check = 'Providers';
  if (typeof external !== 'object' || external === null) return [];
  const all = external as Record<string, unknown>;
  const isOn = (name: string) => all[name] === true;
  const off = offered.filter((name) => all[name] === false);
  const untold = offered.filter((name) => !(name in all));
  const on = Object.keys(all).filter(
    (name) => isOn(name) && !otherSwitches.includes(name) && printable(name),
  );
  const others = on.filter((name) => !offered.includes(name));
  const findings: Finding[] = [];
  if (off.length > 0) {
    findings.push(
      change(
        check,
        `Off in the project, but the login page has a button: ${off.join(', ')}.`,
        `${page}: enable it, with its client ID and secret, or remove it from AUTH_PROVIDERS. Self-hosted: GOTRUE_EXTERNAL_<NAME>_ENABLED=true.`,
      ),
    );
  }
  if (untold.length > 0) {
    const names = untold.join(', ');
    findings.push(
      note(check, `The project does not list: ${names}. Compare with docs/supabase.md.`),
    );
  }
  if (others.length > 0) {
    const names = others.join(', ');
    findings.push(
      note(check, `On, but not in AUTH_PROVIDERS: ${names}. Turn off what you do not use.`),
    );
  }
  return [
    ...(findings.length > 0 ? findings : [ok(check, `On: ${offered.join(', ') || 'none'}.`)]),
    ...checkAddresses(on),
  ];
}

/** Checks the project's public settings. */
export async function checkSettings(project: Project): Promise<Finding[]> {
  const { status, json } = await project.ask('/settings');
  if (status !== 200 || typeof json !== 'object' || json === null) {
    return [unreachable('Settings', `Could not be read (status ${status}).`)];
  }
  return [
    ...wanted.map((one) => checkSetting(json, one)),
    ...checkProviders(field(json, 'external'), project.providers),
    ...checkOffers(project),
  ];
}
