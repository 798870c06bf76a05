import { field, printable } from './ask.ts';
import { change, note, ok, type Finding } from './finding.ts';

const check = 'Providers';

/** What `external` holds beside providers. Other checks look at these. */
const otherSwitches = ['email', 'phone', 'anonymous_users'];

/** Compares the providers that are on in the project with those that the login page offers. */
export function checkProviders(external: unknown, offered: readonly string[]): Finding[] {
  if (typeof external !== 'object' || external === null) {
    return [note(check, 'The project does not tell.')];
  }
  const off = offered.filter((name) => field(external, name) === false);
  // Supabase Auth leaves some out, such as "x".
  const untold = offered.filter((name) => typeof field(external, name) !== 'boolean');
  const unused = Object.keys(external)
    .filter((name) => field(external, name) === true && printable(name) !== undefined)
    .filter((name) => !otherSwitches.includes(name) && !offered.includes(name));
  const findings: Finding[] = [];
  if (off.length > 0) {
    findings.push(
      change(
        check,
        `Off in the project, while the login page has a button: ${off.join(', ')}.`,
        'Authentication → Sign In / Providers: enable it, with its client ID and secret, or remove it from AUTH_PROVIDERS. Self-hosted: GOTRUE_EXTERNAL_<NAME>_ENABLED=true.',
      ),
    );
  }
  if (untold.length > 0) {
    findings.push(
      note(check, `The project does not tell whether this is on: ${untold.join(', ')}.`),
    );
  }
  if (unused.length > 0) {
    findings.push(
      note(
        check,
        `On, and AUTH_PROVIDERS (--providers) does not name it: ${unused.join(', ')}. One way less in is better.`,
      ),
    );
  }
  if (findings.length > 0) return findings;
  return [
    ok(
      check,
      offered.length === 0 ? 'Off, as the portal offers none.' : `On: ${offered.join(', ')}.`,
    ),
  ];
}
