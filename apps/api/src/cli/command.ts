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
   * Runs the command and resolves with the exit code. Throws a `UsageError` if the arguments are
   * invalid.
   */
  run(args: string[], io: CommandIo): Promise<number>;
}

export const exitCodes = {
  /** The command completed. */
  done: 0,
  /** Something was rejected or failed; the output names it. */
  incomplete: 1,
  /** Arguments or settings are invalid; nothing was started. */
  usage: 2,
} as const;

/** Thrown when the arguments are invalid; the message says why. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
