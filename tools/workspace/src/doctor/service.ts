import { field, printable, type Answer } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/** Tokens are believed until they end: by then the clocks must agree. */
const maxSkewSeconds = 30;

function describe({ status, json }: Answer): Finding {
  const check = 'Service';
  if (status >= 300 && status < 400) {
    return unreachable(check, 'The address only leads on to another one. Give that one as --url.');
  }
  if (status === 429) return unreachable(check, 'The project asks to come back later (429).');
  if (status >= 500) return unreachable(check, `The project is not at work (status ${status}).`);
  if (status === 401 || status === 403) {
    return change(
      'Key',
      `The project does not accept the key (status ${status}).`,
      'Copy the publishable key of this project: Settings → API Keys.',
    );
  }
  if (status !== 200 || field(json, 'name') !== 'GoTrue') {
    return unreachable(check, 'Something else than Supabase Auth answers at this address.');
  }
  const version = printable(field(json, 'version'));
  return ok(check, `Supabase Auth${version === undefined ? '' : ` ${version}`} answers.`);
}

function checkClock(sentAt: number, answeredAt: number, answer: Answer): Finding {
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(theirs)) return note('Clock', 'The answers bear no date to compare with.');
  // The header's seconds are cut off, so it may be up to one behind.
  const late = (sentAt - 1_000 - theirs) / 1_000;
  const early = (theirs - answeredAt) / 1_000;
  const skew = Math.round(Math.max(late, early, 0));
  if (skew <= maxSkewSeconds) return ok('Clock', 'Agrees with this machine.');
  return change(
    'Clock',
    `Is ${skew} s away from the clock of this machine.`,
    'Set both clocks by a time service: tokens would end too early or too late.',
  );
}

/** Whether the sign-in service answers at all, and takes the key. */
export async function checkService(project: Project): Promise<Finding[]> {
  const sentAt = Date.now();
  const answer = await project.ask('/health');
  const finding = describe(answer);
  if (finding.state !== 'ok') return [finding];
  return [finding, ok('Key', 'The project accepts it.'), checkClock(sentAt, Date.now(), answer)];
}
