import { UsageError } from './command.ts';

/** What would let a name look like another line of the audit, or read backwards. */
const breaksLines = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Who does it, for commands that must not be run by somebody without a name. */
export function operatorOf(operator: string | undefined): string {
  const name = operator?.trim() ?? '';
  if (name === '' || name.length > 200) throw new UsageError('Say who you are with --operator');
  if (breaksLines.test(name)) {
    throw new UsageError('--operator must be a name on one line, without control characters');
  }
  return name;
}
