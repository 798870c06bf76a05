import { userInfo } from 'node:os';
import { commands } from './commands.ts';
import { runCommand } from './runCommand.ts';

process.exitCode = await runCommand(commands, process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  operator: process.env['OPERATOR'] || nameOfUser(),
});

/**
 * Returns the name of the operating system's user, or the user id if it has no name, as in a
 * container.
 */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
