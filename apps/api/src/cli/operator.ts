import { type CommandIo, UsageError } from './command.ts';

/** Writes one line of the structured log in the service's format, without personal values. */
export function logEvent(
  io: Pick<CommandIo, 'err'>,
  event: string,
  details: Record<string, string | number | boolean | readonly string[]>,
): void {
  const time = new Date().toISOString();
  io.err(JSON.stringify({ level: 30, time, service: 'bank-bonuses-api', event, ...details }));
}

/** Characters that could make a name look like another audit line, or reverse its direction. */
const breaksLines = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Returns the operator's name. Throws a `UsageError` if it is missing or invalid. */
export function operatorOf(operator: string | undefined): string {
  const name = operator?.trim() ?? '';
  if (name === '' || name.length > 200) throw new UsageError('Enter your name with --operator');
  if (breaksLines.test(name)) {
    throw new UsageError('--operator must be a name on one line, without control characters');
  }
  return name;
}
