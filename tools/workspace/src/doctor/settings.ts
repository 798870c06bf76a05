import { field, printable } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';
import { checkProviders } from './providers.ts';

interface Wanted {
  check: string;
  /** Where the setting stands in the answer. */
  path: string[];
  value: boolean;
  good: string;
  bad: string;
  change: string;
  /** The portal works with either value. */
  isAdvice?: boolean;
}

const emailPage = 'Authentication → Sign In / Providers → Email';

const wanted: Wanted[] = [
  {
    check: 'Email sign-in',
    path: ['external', 'email'],
    value: true,
    good: 'On.',
    bad: 'Off: nobody could sign in or register.',
    change: `${emailPage}: enable it. Self-hosted: ENABLE_EMAIL_SIGNUP=true.`,
  },
  {
    check: 'Sign-up',
    path: ['disable_signup'],
    value: false,
    good: 'Open.',
    bad: 'Closed: nobody could register.',
    change:
      'Authentication → Sign In / Providers: "Allow new users to sign up". Self-hosted: DISABLE_SIGNUP=false.',
  },
  {
    check: 'Confirm email',
    path: ['mailer_autoconfirm'],
    value: false,
    good: 'On.',
    bad: 'Off: anybody could register with an address that is not theirs.',
    change: `${emailPage}: "Confirm email". Self-hosted: ENABLE_EMAIL_AUTOCONFIRM=false.`,
  },
  {
    check: 'Phone sign-in',
    path: ['external', 'phone'],
    value: false,
    good: 'Off, as the portal does not use it.',
    bad: 'On, and the portal does not use it, not even for codes as a second step: one way less in is better.',
    change: '',
    isAdvice: true,
  },
  {
    check: 'Guests',
    path: ['external', 'anonymous_users'],
    value: false,
    good: 'Anonymous sign-ins are off, as the portal does not use them.',
    bad: 'Anonymous sign-ins are on, and the portal does not use them: one way less in is better.',
    change: '',
    isAdvice: true,
  },
];

function judge(settings: unknown, one: Wanted): Finding {
  const { check, path, value, good, bad } = one;
  const found = path.reduce<unknown>((value, name) => field(value, name), settings);
  if (typeof found !== 'boolean') return note(check, 'The project does not tell.');
  if (found === value) return ok(check, good);
  return one.isAdvice === true ? note(check, bad) : change(check, bad, one.change);
}

/** Never more than a note: the project does not tell whether messages are sent. */
function tellOfPhoneFactors(settings: unknown): Finding {
  const provider = printable(field(settings, 'sms_provider'));
  const sender =
    provider === undefined
      ? 'The project names no SMS provider, so only a Send SMS hook could send codes.'
      : `The project names ${provider} as SMS provider, which hosted projects do even before one is set up.`;
  return note(
    'Text messages',
    `${sender} No request shows whether codes are sent, or whether Phone is enabled under Multi-Factor: add a phone in Settings to see.`,
  );
}

/** Checks the project's public settings. */
export async function checkSettings(project: Project): Promise<Finding[]> {
  const { status, json } = await project.ask('/settings');
  if (status !== 200 || typeof json !== 'object' || json === null) {
    return [unreachable('Settings', `Cannot be read (status ${status}).`)];
  }
  return [
    ...wanted.map((one) => judge(json, one)),
    ...checkProviders(field(json, 'external'), project.providers),
    ...(project.phoneFactors ? [tellOfPhoneFactors(json)] : []),
  ];
}
