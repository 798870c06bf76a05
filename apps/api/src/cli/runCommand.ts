import { SettingsError } from '../deployment/index.ts';
import { UsageError, type Command, type CommandIo } from './command.ts';

const exitCodes = {
  /** The command completed. */
  done: 0,
  /** Something was rejected or failed; the output names it. */
  incomplete: 1,
  /** Arguments or settings are invalid; nothing was started. */
  usage: 2,
};

/** Runs the command that the arguments name, and maps results and errors to exit codes. */
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
    return (await command.run(args, io)) ? exitCodes.done : exitCodes.incomplete;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The command failed.';
    if (isUsageError(error)) {
      io.err(`${message}\n\n${command.usage}`);
      return exitCodes.usage;
    }
    io.err(message);
    return error instanceof SettingsError ? exitCodes.usage : exitCodes.incomplete;
  }
}

function listOf(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ['Commands (each takes --help):', ...lines].join('\n');
}

/** Whether it is our usage error or one that `parseArgs` throws. */
function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
