import type { CommandIo } from './command.ts';

/** One line of the structured log, as the service writes them; never with a value of a person. */
export function logEvent(
  io: Pick<CommandIo, 'err'>,
  event: string,
  details: Record<string, string | number | boolean | readonly string[]>,
): void {
  const time = new Date().toISOString();
  io.err(JSON.stringify({ level: 30, time, service: 'bank-bonuses-api', event, ...details }));
}
