export type { CommandIo } from './command.ts';
export { commands } from './commands.ts';
export { runCommand } from './runCommand.ts';
