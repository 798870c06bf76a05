import { field, printable } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';
import { checkProviders } from './providers.ts';

interface Wanted {
  check: string;
  /** The path of the setting in the response. */
  path: string[];
  value: boolean;
  good: string;
  bad: string;
  change: string;
  /** Whether this is only advice, because the portal works with either value. */
  isAdvice?: boolean;
}

const emailPage = 'Authentication → Sign In / Providers → Email';

const wanted: Wanted[] = [
  {
    check: 'Email sign-in',
    path: ['external', 'email'],
    value: true,
    good: 'On.',
    bad: 'Off: customers cannot sign in or register.',
    change: `${emailPage}: enable it. Self-hosted: ENABLE_EMAIL_SIGNUP=true.`,
  },
  {
    check: 'Sign-up',
    path: ['disable_signup'],
    value: false,
    good: 'Open.',
    bad: 'Closed: customers cannot register.',
    change:
      'Authentication → Sign In / Providers: "Allow new users to sign up". Self-hosted: DISABLE_SIGNUP=false.',
  },
  {
    check: 'Confirm email',
    path: ['mailer_autoconfirm'],
    value: false,
    good: 'On.',
    bad: "Off: a person can register with another person's address.",
    change: `${emailPage}: "Confirm email". Self-hosted: ENABLE_EMAIL_AUTOCONFIRM=false.`,
  },
  {
    check: 'Phone sign-in',
    path: ['external', 'phone'],
    value: false,
    good: 'Off. The portal does not use it.',
    bad: 'On, but the portal does not use it, not even for codes as a second step. Turn off login methods that you do not use.',
    change: '',
    isAdvice: true,
  },
  {
    check: 'Guests',
    path: ['external', 'anonymous_users'],
    value: false,
    good: 'Anonymous sign-ins are off. The portal does not use them.',
    bad: 'Anonymous sign-ins are on, but the portal does not use them. Turn off login methods that you do not use.',
    change: '',
    isAdvice: true,
  },
];

function checkSetting(settings: unknown, one: Wanted): Finding {
  const { check, path, value, good, bad } = one;
  const found = path.reduce<unknown>((value, name) => field(value, name), settings);
  if (typeof found !== 'boolean') return note(check, 'The project does not reveal this setting.');
  if (found === value) return ok(check, good);
  return one.isAdvice === true ? note(check, bad) : change(check, bad, one.change);
}

/**
 * Returns a note instead of a result, because the project does not reveal whether it can send text
 * messages.
 */
function describePhoneFactors(settings: unknown): Finding {
  const provider = printable(field(settings, 'sms_provider'));
  const sender =
    provider === undefined
      ? 'The project has no SMS provider, so only a Send SMS hook can send codes.'
      : `The SMS provider of the project is ${provider}. Hosted projects show one even before it is set up.`;
  return note(
    'Text messages',
    `${sender} No request reveals whether codes are sent, or whether Phone is enabled under Multi-Factor. To test it, add a phone in Settings.`,
  );
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
    ...(project.phoneFactors ? [describePhoneFactors(json)] : []),
  ];
}
