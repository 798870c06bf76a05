import { Readable } from 'node:stream';
import { commands } from '../cli/commands.ts';
import type { CommandIo } from '../cli/command.ts';
import { runCommand } from '../cli/runCommand.ts';
import type { Database } from '../db/openDatabase.ts';

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

/** Runs a command on the database of a test, with further settings. */
export async function runOn(db: Database, env: CommandIo['env'], ...args: string[]) {
  const io = {
    ...commandIo({ DATA_DIR: 'not opened', ...env }),
    openDatabase: () => Promise.resolve({ ...db, close: () => Promise.resolve() }),
  };
  const code = await runCommand(commands, args, io);
  return { code, output: io.output(), errors: io.errors() };
}
