import { UsageError } from './command.ts';

/** Who does it, for commands that must not be run by somebody without a name. */
export function operatorOf(operator: string | undefined): string {
  const name = operator?.trim() ?? '';
  if (name === '' || name.length > 200) throw new UsageError('Say who you are with --operator');
  return name;
}
