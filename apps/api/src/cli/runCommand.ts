import { SettingsError } from '../deployment/index.ts';
import { exitCodes, UsageError, type Command, type CommandIo } from './command.ts';

/** Runs the command that the arguments name, and maps errors to exit codes. */
export async function runCommand(
  commands: readonly Command[],
  [name, ...args]: string[],
  io: CommandIo,
): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    io.out(listOf(commands));
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    io.err(`There is no command "${name}".\n\n${listOf(commands)}`);
    return exitCodes.usage;
  }
  if (args.includes('--help')) {
    io.out(command.usage);
    return exitCodes.done;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof SettingsError) {
      io.err(error.message);
      return exitCodes.usage;
    }
    if (isUsageError(error)) {
      io.err(`${error.message}\n\n${command.usage}`);
      return exitCodes.usage;
    }
    io.err(error instanceof Error ? error.message : 'The command failed.');
    return exitCodes.incomplete;
  }
}

function listOf(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ['Commands (each takes --help):', ...lines].join('\n');
}

/** Whether it is our usage error or one that `parseArgs` throws. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
