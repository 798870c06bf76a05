import { Readable } from 'node:stream';
import type { CommandIo } from '../cli/command.ts';

/** Returns the dependencies of a command, with input and output in memory. */
export function commandIo(
  env: CommandIo['env'] = {},
  input = '',
): CommandIo & { output(): string; errors(): string } {
  let [output, errors] = ['', ''];
  return {
    env,
    input: Readable.from([input]),
    out: (line) => (output += `${line}\n`),
    err: (line) => (errors += `${line}\n`),
    operator: 'test operator',
    output: () => output,
    errors: () => errors,
  };
}
