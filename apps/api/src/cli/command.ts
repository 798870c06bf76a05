import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Database } from '../db/index.ts';

/** The dependencies of a command, so that tests can replace them. */
export interface CommandIo {
  env: Readonly<Record<string, string | undefined>>;
  /** Standard input, for commands that read `-`. */
  input: AsyncIterable<Buffer | string>;
  /** Prints one line of the result. */
  out(line: string): void;
  /** Prints one line about an error or the progress. */
  err(line: string): void;
  /**
   * Opens the database.
   * @default opens the database of the settings
   */
  openDatabase?: (() => Promise<Database>) | undefined;
  /** The operator's name, for the audit. */
  operator: string;
}

/** A command of the service's command line. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The text of `--help`. */
  usage: string;
  /**
   * Runs the command. Resolves with false if something was rejected or failed, which the output
   * names. Throws a `UsageError` if the arguments are invalid.
   */
  run(args: string[], io: CommandIo): Promise<boolean>;
}

/** Thrown when the arguments are invalid; the message says why. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

interface CommandDefinition<Given extends Options> extends Omit<Command, 'run'> {
  options?: Given;
  /** Names of the positional arguments, all of which are required. */
  positionals?: readonly string[];
  run: (
    io: CommandIo,
    values: ReturnType<typeof parseArgs<{ options: Given }>>['values'],
    ...positionals: string[]
  ) => Promise<boolean>;
}

/** Returns a command that parses its arguments before it runs. */
export const defineCommand = <const Given extends Options>({
  options,
  positionals: names = [],
  run,
  ...texts
}: CommandDefinition<Given>): Command => ({
  ...texts,
  run: (args, io) => {
    const { values, positionals } = parseArgs({
      args,
      options: options ?? {},
      allowPositionals: true,
    });
    if (positionals.length !== names.length) {
      throw new UsageError(`Specify ${names.join(' and ') || 'options only'}`);
    }
    return run(io, values as Parameters<typeof run>[1], ...positionals);
  },
});

/** Returns a given value of a list. Throws a `UsageError` for any other value. */
export function choiceOf<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  given: string | undefined,
): Choice {
  const choice = choices.find((each) => each === given);
  if (choice === undefined)
    throw new UsageError(`The ${name} must be one of ${choices.join(', ')}`);
  return choice;
}
