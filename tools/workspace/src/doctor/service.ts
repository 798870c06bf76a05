import { field, printable, type Answer } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/**
 * Maximum difference between the clocks in seconds. With a larger difference, valid tokens are
 * treated as expired, or expired ones as valid.
 */
const maxSkewSeconds = 30;

function describe({ status, json }: Answer): Finding {
  const check = 'Service';
  if (status >= 300 && status < 400) {
    return unreachable(check, 'The URL redirects to another URL. Use that one as --url.');
  }
  if (status === 429) return unreachable(check, 'Too many requests (429). Try again later.');
  if (status >= 500) return unreachable(check, `The project is not available (status ${status}).`);
  if (status === 401 || status === 403) {
    return change(
      'Key',
      `The project rejected the key (status ${status}).`,
      'Copy the publishable key of this project from Settings → API Keys.',
    );
  }
  if (status !== 200 || field(json, 'name') !== 'GoTrue') {
    return unreachable(check, 'The service at this URL is not Supabase Auth.');
  }
  const version = printable(field(json, 'version'));
  return ok(check, `Supabase Auth${version === undefined ? '' : ` ${version}`} is available.`);
}

function checkClock(sentAt: number, answeredAt: number, answer: Answer): Finding {
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(theirs)) return note('Clock', 'The responses have no Date header to compare.');
  // The Date header is rounded down to full seconds, so it may be up to one second behind.
  const late = (sentAt - 1_000 - theirs) / 1_000;
  const early = (theirs - answeredAt) / 1_000;
  const skew = Math.round(Math.max(late, early, 0));
  if (skew <= maxSkewSeconds) return ok('Clock', 'Matches this machine.');
  return change(
    'Clock',
    `Differs by ${skew} s from the clock of this machine.`,
    'Synchronize both clocks (NTP): otherwise tokens expire too early or too late.',
  );
}

/** Checks that the sign-in service is available and accepts the key. */
export async function checkService(project: Project): Promise<Finding[]> {
  const sentAt = Date.now();
  const answer = await project.ask('/health');
  const finding = describe(answer);
  if (finding.state !== 'ok') return [finding];
  return [finding, ok('Key', 'Accepted.'), checkClock(sentAt, Date.now(), answer)];
}
