import { field, printable } from './ask.ts';
import { change, note, ok, type Finding } from './finding.ts';

const check = 'Providers';

/** Entries of `external` that are not social providers. Other checks handle them. */
const otherSwitches = ['email', 'phone', 'anonymous_users'];

/** Providers that Supabase Auth supports but does not list in its public settings. */
const leftOut = ['x'];

/** Compares the providers that are on in the project with the buttons of the login page. */
export function checkProviders(external: unknown, offered: readonly string[]): Finding[] {
  if (typeof external !== 'object' || external === null) {
    return [note(check, 'The project does not reveal this setting.')];
  }
  const off = offered.filter((name) => field(external, name) === false);
  const isUntold = (name: string) => typeof field(external, name) !== 'boolean';
  const untold = offered.filter((name) => isUntold(name) && leftOut.includes(name));
  const unknown = offered.filter((name) => isUntold(name) && !leftOut.includes(name));
  const unused = Object.keys(external)
    .filter((name) => field(external, name) === true && printable(name) !== undefined)
    .filter((name) => !otherSwitches.includes(name) && !offered.includes(name));
  const findings: Finding[] = [];
  if (off.length > 0) {
    findings.push(
      change(
        check,
        `Off in the project, but the login page has a button: ${off.join(', ')}.`,
        'Authentication → Sign In / Providers: enable it, with its client ID and secret, or remove it from AUTH_PROVIDERS. Self-hosted: GOTRUE_EXTERNAL_<NAME>_ENABLED=true.',
      ),
    );
  }
  if (unknown.length > 0) {
    findings.push(
      change(
        check,
        `Unknown to the project: ${unknown.join(', ')}.`,
        'AUTH_PROVIDERS: use the names in docs/supabase.md, or remove the name.',
      ),
    );
  }
  if (untold.length > 0) {
    findings.push(
      note(check, `The project does not reveal whether this is on: ${untold.join(', ')}.`),
    );
  }
  if (unused.length > 0) {
    findings.push(
      note(
        check,
        `On, but not in AUTH_PROVIDERS (--providers): ${unused.join(', ')}. Turn off login methods that you do not use.`,
      ),
    );
  }
  if (findings.length > 0) return findings;
  return [
    ok(check, offered.length === 0 ? 'Off. The portal offers none.' : `On: ${offered.join(', ')}.`),
  ];
}
